"""How the page looks: on paper, on a screen in light and dark, and on a phone."""

STYLE = """
:root{color-scheme:light dark;--paper:#fff;--ink:#1b1f24;--faint:#59636b;--line:#d9dee3;--soft:#f4f6f8;--red:#b3261e;
--event:#b4450a;--felt:#e6efe9;--transcription:#93a1ad;--table:#c2500f;--undecided:#2f6fb5}
@media screen and (prefers-color-scheme:dark){:root{--paper:#14181c;--ink:#e8ebee;--faint:#9aa5ae;--line:#333a41;
--soft:#1d2328;--red:#ff8a80;--event:#f0935a;--felt:#1b2a24;--transcription:#6b7883;--table:#f0935a;
--undecided:#6fb1f2}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1.25rem 3rem}
h1{font-size:1.8rem;line-height:1.2;margin:.2rem 0}
h2{font-size:1.2rem;margin:2.2rem 0 .5rem;padding-top:.9rem;border-top:1px solid var(--line)}
h3{font-size:1rem;margin:1.6rem 0 .3rem}
p{margin:.4rem 0;max-width:46rem}a{color:inherit}
.stamp{display:inline-block;margin:0 0 .6rem;padding:.15rem .6rem;border:1.5px solid var(--event);border-radius:1rem;
color:var(--event);font-size:.85rem;font-weight:600}
.note,small,footer{color:var(--faint)}.note{font-size:.92rem}.warn{color:var(--event);font-weight:600}
.red{color:var(--red)}.where{font-size:.85rem;color:var(--faint);overflow-wrap:anywhere}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:.6rem;margin:1rem 0}
.tile{display:flex;flex-direction:column;padding:.6rem .8rem;background:var(--soft);border-radius:.5rem;
border-left:4px solid var(--line)}
.tile b{font-size:.85rem;font-weight:600;color:var(--faint)}.tile strong{font-size:1.8rem;line-height:1.25}
.tile.transcription{border-color:var(--transcription)}.tile.table{border-color:var(--table)}
.tile.undecided{border-color:var(--undecided)}
.key{list-style:none;margin:.6rem 0;padding:0;max-width:46rem}
.key li{margin:.35rem 0;padding-left:1.6rem;position:relative}
.key li::before{content:"";position:absolute;left:0;top:.35rem;width:1rem;height:1rem;border-radius:3px}
.key .transcription::before{background:var(--transcription)}.key .table::before{background:var(--table)}
.key .undecided::before{background:var(--undecided)}
.key.row{display:flex;flex-wrap:wrap;gap:.1rem 1.4rem;max-width:none}
rect.transcription{fill:var(--transcription)}rect.table{fill:var(--table)}rect.undecided{fill:var(--undecided)}
table{border-collapse:collapse;width:100%;font-size:.95rem}
th,td{text-align:left;vertical-align:top;padding:.35rem .8rem .35rem 0;border-bottom:1px solid var(--line)}
th{font-weight:600}thead th{color:var(--faint);font-size:.8rem}
.n{text-align:right;white-space:nowrap;padding-right:0}
.bars th{width:38%;font-weight:400;overflow-wrap:anywhere}.bars td,.bars th{vertical-align:middle}
.bars svg,.whole svg{display:block;width:100%;height:1.05rem;border-radius:3px}.whole svg{height:1.8rem}
.bars .n{width:1%}.hidden{position:absolute;left:-200rem}
td.quote{overflow-wrap:anywhere}.remarks td{width:33%}
.pair{display:grid;grid-template-columns:minmax(19rem,3fr) minmax(14rem,2fr);gap:1.5rem;align-items:start;
margin:.6rem 0 1rem}
div.deal{display:grid;grid-template-columns:1fr 5.5rem 1fr;grid-template-areas:". n ." "w f e" ". s .";gap:.5rem;
align-items:center;padding:.9rem;background:var(--soft);border-radius:.6rem;font-size:.95rem}
.hand{line-height:1.4}.hand i{color:var(--faint);font-size:.8rem}.hand div{white-space:nowrap}
.hand.N{grid-area:n}.hand.E{grid-area:e}.hand.S{grid-area:s}.hand.W{grid-area:w;justify-self:end}
.felt{grid-area:f;display:flex;align-items:center;justify-content:center;height:5.5rem;background:var(--felt);
border:1px solid var(--line);border-radius:.5rem;font-size:1.5rem;color:var(--faint)}
.calls{max-width:20rem;font-size:.9rem}.calls th{color:var(--faint);font-size:.8rem}.calls td,.calls th{width:25%}
.trick{width:auto;font-size:1.05rem}.trick td{border:0;text-align:center;padding:.3rem 1rem .3rem 0}
mark{background:none;color:inherit;outline:2px solid var(--event);outline-offset:1px;border-radius:3px;padding:0 2px}
dl{margin:.6rem 0;max-width:46rem}dt{font-weight:600;margin-top:.5rem}dd{margin:0}
summary{cursor:pointer;margin:.6rem 0;font-weight:600}
ul.plain{padding-left:1.1rem}ul.plain li{margin:.25rem 0;overflow-wrap:anywhere}
footer{margin-top:2.5rem;font-size:.8rem}
@media(max-width:46rem){main{padding:1rem .9rem 2rem}.pair{grid-template-columns:1fr}
div.deal{grid-template-columns:1fr 4rem 1fr;padding:.6rem;font-size:.88rem}.felt{height:4rem}
.bars tr{display:flex;flex-wrap:wrap;border-bottom:1px solid var(--line);padding:.4rem 0}
.bars th,.bars td{border:0;padding:0}.bars th{flex:1;width:auto;padding-right:.8rem}
.bars td.bar{order:3;width:100%;padding-top:.2rem}.bars td.n{width:auto}
.remarks thead{display:none}.remarks tr{display:block;padding:.5rem 0;border-bottom:1px solid var(--line)}
.remarks td{display:block;width:auto;border:0;padding:.1rem 0}}
@media print{body{font-size:10.5pt}main{max-width:none;padding:0}h2,h3{break-after:avoid}
.example,tr,div.deal,.tile{break-inside:avoid}
.tile,div.deal,.felt,svg,.key li::before{print-color-adjust:exact;-webkit-print-color-adjust:exact}@page{margin:16mm}}
"""
