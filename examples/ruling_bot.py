"""A ruling bot for a chat, without any chat: a line in is what somebody wrote, a line out what the bot says.

A service would hand `Bot.hears` the messages of a channel, one bot to each.
"""

from __future__ import annotations

import sys

from bridgelaws import BridgeLawsError, Play

HELP = "open CONTRACT [YEAR] | SEAT CARD, a card is faced | director SEAT | why; else what you write is an answer"


class Bot:
    """One table in one channel."""

    def __init__(self) -> None:
        self.play: Play | None = None

    def hears(self, line: str) -> str:
        """What the bot says to a line."""
        word, _, rest = line.strip().partition(" ")
        try:
            if word == "open":
                contract, year = (rest[:-5], rest[-4:]) if rest[-4:].isdigit() else (rest, "2017")
                self.play = Play(contract=contract, laws=year)
            elif self.play is None:
                return HELP
            elif word == "director":
                self.play.director(rest or "S")
            elif word == "why":
                return self.play.explain() or "Nothing has been ruled."
            elif self.play.question is not None:
                self.play.answer({"yes": True, "no": False}.get(line.strip(), line.strip()))
            else:
                self.play.faced(word, rest)
        except BridgeLawsError as error:
            return str(error)  # nothing has changed
        return self.says(self.play)

    def says(self, play: Play) -> str:
        """What was ruled, and what is asked or whose turn it is."""
        said = [str(ruling) for ruling in play.now.rulings]
        asked = play.question
        if asked is not None:
            values = [option.label.lower() if asked.wants == "yes or no" else option.value for option in asked.options]
            said.append(f"{asked.text} ({', '.join(values) or asked.wants})")
        elif play.table.docket:
            said.append(f"{play.table.docket[0].summary}. Nobody has called the Director yet.")
        else:
            said.append(f"{play.turn} to play." if play.turn is not None else "The play is over.")
        return "\n".join(said)


if __name__ == "__main__":
    bot = Bot()
    for line in sys.stdin:
        print(bot.hears(line), flush=True)
