"""Four properties that hold of every story, whatever the law says of it.

* `known`: a table where the deal is on file and one where it is not, the Director answering from the deal, end alike.
* `order`: what comes to light between two acts may be said in any order, and what a card was may be found late.
* `words`: one physical story told by other events is the same story.
* `seats`: the table turned by some seats, or two side suits exchanged, is ruled on alike.
"""
