import math

from kit.outlines import band, circle, rounded
from kit.shapes import disc, plate

TURN = (0, 0, -26)
ROSETTE = [((1.1 + .075 * math.cos(14 * a)) * math.cos(a), (1.1 + .075 * math.cos(14 * a)) * math.sin(a))
           for a in (2 * math.pi * i / 280 for i in range(280))]


def tail(side):
    outline = rounded([(-.3, .6), (.3, .6), (.3, -.95), (0, -.68), (-.3, -.95)], .05)
    return plate(outline, .12, 'coral', at=(side * .48, .16, -1.0), turn=(0, -side * 20, 0), edge=.04)


def build():
    tick = rounded(band([(-.42, .02), (-.12, -.28), (.44, .32)], .22, round_ends=False), .08)
    return [tail(-1), tail(1), plate(ROSETTE, .34, 'cobalt', at=(0, 0, .3), edge=.09),
            disc(.8, .3, 'paper', at=(0, -.1, .3), edge=.07),
            plate([circle(.7), circle(.64)], .08, 'cobalt', at=(0, -.24, .3), edge=.02),
            plate(tick, .2, 'coral', at=(0, -.27, .29), edge=.06)]
