#!/usr/bin/env python3
"""A bot for Spielwerk in another language: it reads a question a line and answers in notation.

It strikes where it can, passes only if nothing else is offered, and else leaves it to luck. Try it:

    spielwerk sim brawl --games 20 --seats bot:exec:docs/examples/bot.py,bot:random --swap
"""
import json
import random
import sys

STRIKES = ("attack", "aim")
IDLES = ("pass", "hold", "stay", "end", "skip")


def choose(question):
    offers = question["offers"]
    strikes = [o for o in offers if o.split(" ")[0] in STRIKES]
    deeds = [o for o in offers if o.split(" ")[0] not in IDLES]
    return random.choice(strikes or deeds or offers)


random.seed(1)
for line in sys.stdin:
    print(choose(json.loads(line)), flush=True)
