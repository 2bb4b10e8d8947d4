from kit.outlines import arc
from kit.shapes import group, tube

TURN = (0, -36, -14)
BEND, STRAIGHT, THICKNESS = .58, .36, .25


def link(x, roll, colour):
    outline = arc(BEND, -90, 90, (STRAIGHT, 0), 40) + arc(BEND, 90, 270, (-STRAIGHT, 0), 40)
    return tube([(a, 0, b) for a, b in outline], THICKNESS, colour, at=(x, 0, 0), turn=(roll, 0, 0), closed=True)


def build():
    step = 2 * (STRAIGHT + BEND) - 2 * THICKNESS
    return [group([link(-step * .98, 34, 'paper'), link(0, -50, 'sun'), link(step * .98, 34, 'coral')])]
