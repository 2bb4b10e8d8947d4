from kit.outlines import arc, band, circle, rectangle, spline
from kit.shapes import plate

TURN = (0, 0, -26)


def strap(side, y):
    line = spline([(side * .06, 1.1), (side * .3, 1.5), (side * .62, 1.95), (side * .5, 2.4), (0, 2.58)])
    return plate(band(line, .2), .07, 'cobalt', at=(0, y, 0), edge=.025)


def build():
    shoulders = arc(.34, 0, 180, (0, 0)) + [(-.34, -.04), (.34, -.04)]
    return [
        strap(-1, .03), strap(1, -.03),
        plate(rectangle(.3, .42, .1), .2, 'coral', at=(0, 0, 1.02), edge=.06),
        plate([rectangle(1.8, 2.3, .24), rectangle(.5, .14, .07, (0, .93))], .18, 'paper', at=(0, 0, -.2), edge=.06),
        plate(rectangle(.98, .98, .2), .08, 'coral', at=(0, -.1, .02), edge=.03),
        plate(circle(.2), .08, 'paper', at=(0, -.15, .2), edge=.035),
        plate(shoulders, .08, 'paper', at=(0, -.15, -.4), edge=.03),
        plate(rectangle(1.1, .15, .07), .07, 'cobalt', at=(0, -.1, -.76), edge=.03),
        plate(rectangle(.68, .15, .07), .07, 'cobalt', at=(0, -.1, -1.02), edge=.03),
    ]
