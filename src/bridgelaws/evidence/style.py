"""How the report looks."""

STYLE = """
:root{color-scheme:light dark;--paper:#fff;--ink:#1b1f24;--faint:#5c666e;--line:#d9dee3;--soft:#f4f6f8;--red:#b3261e;
--event:#b4450a;--curve:#1d5fa6;--felt:#e6efe9}
@media screen and (prefers-color-scheme:dark){:root{--paper:#14181c;--ink:#e8ebee;--faint:#9aa5ae;--line:#333a41;
--soft:#1d2328;--red:#ff8a80;--event:#f0935a;--curve:#6fb1f2;--felt:#1b2a24}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1.25rem 3rem}
h1{font-size:1.7rem;line-height:1.2;margin:.2rem 0}
h2{font-size:1.15rem;margin:2rem 0 .6rem;padding-top:.9rem;border-top:1px solid var(--line)}
h3{font-size:1rem;margin:1.1rem 0 .4rem}
p{margin:.4rem 0;max-width:46rem}
.stamp{display:inline-block;margin:0 0 .6rem;padding:.15rem .6rem;border:1.5px solid var(--event);border-radius:1rem;
color:var(--event);font-size:.85rem;font-weight:600}
.facts{font-weight:600}.story,.note,figcaption,small{color:var(--faint)}
.red{color:var(--red)}
.tiles{display:grid;grid-template-columns:repeat(3,1fr);gap:.6rem;max-width:36rem;margin:.4rem 0 1rem}
.tiles p{grid-column:1/-1;margin:0;color:var(--faint);font-size:.9rem}
.tile{display:flex;flex-direction:column;padding:.6rem .8rem;background:var(--soft);border-radius:.5rem}
.tile b{font-size:.8rem;font-weight:600;color:var(--faint)}.tile strong{font-size:1.9rem;line-height:1.2}
.tile:last-child strong{color:var(--event)}
figure{margin:1.2rem 0}.curve{overflow-x:auto}.curve svg{display:block;width:100%;min-width:44rem;height:auto}
figcaption{font-size:.85rem;max-width:46rem}
table{border-collapse:collapse;width:100%;max-width:40rem;font-size:.95rem}
th,td{text-align:left;vertical-align:top;padding:.35rem .8rem .35rem 0;border-bottom:1px solid var(--line)}
th{color:var(--faint);font-size:.8rem;font-weight:600}.n{text-align:right;white-space:nowrap}
tr.taken td{font-weight:600}
.pair{display:grid;grid-template-columns:minmax(20rem,3fr) minmax(15rem,2fr);gap:1.5rem;align-items:start}
.table{display:grid;grid-template-columns:1fr 8.5rem 1fr;grid-template-areas:". n ." "w f e" ". s .";gap:.6rem;
align-items:center;padding:1rem;background:var(--soft);border-radius:.6rem;font-size:.92rem}
.hand{line-height:1.4}.hand i{color:var(--faint);font-size:.8rem}
.hand.N{grid-area:n}.hand.E{grid-area:e}.hand.S{grid-area:s}.hand.W{grid-area:w;justify-self:end}
.lying{color:var(--event);font-size:.8rem}
.felt{grid-area:f;position:relative;height:8.5rem;background:var(--felt);border:1px solid var(--line);
border-radius:.5rem}
.felt>span,.felt em{position:absolute;font-weight:600;font-style:normal}
.felt em{color:var(--faint);font-size:.7rem}
.felt .N{top:.5rem;left:0;right:0;text-align:center}.felt .S{bottom:.5rem;left:0;right:0;text-align:center}
.felt .W{left:.5rem;top:3.4rem}.felt .E{right:.5rem;top:3.4rem}
mark{background:none;color:inherit;outline:2px solid var(--event);outline-offset:1px;border-radius:3px;padding:0 2px}
footer{margin-top:2rem;color:var(--faint);font-size:.8rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.3rem 1rem;margin:.6rem 0}dt{font-weight:600}dd{margin:0}
@media(max-width:46rem){.pair{grid-template-columns:1fr}.table{grid-template-columns:1fr 7rem 1fr}}
@media print{body{font-size:10.5pt}main{max-width:none;padding:0}h2{break-after:avoid}
section,figure,table,.table{break-inside:avoid}.curve{overflow:visible}.curve svg{min-width:0}
.tile,.table,.felt{print-color-adjust:exact;-webkit-print-color-adjust:exact}@page{margin:16mm}}
"""
