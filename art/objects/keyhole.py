from kit.outlines import arc, circle, rectangle, rounded
from kit.shapes import plate

TURN = (0, 0, -28)


def hole(size):
    corners = arc(.33 * size, -58, 238, (0, .2), 10) + [(-.32 * size, -.58 * size), (.32 * size, -.58 * size)]
    return rounded(corners, [.08, *[.33 * size] * 9, .08, .1, .1])


def build():
    return [
        plate(rectangle(2.4, 2.4, .7), .5, 'cobalt', edge=.14),
        plate([circle(.98), hole(1)], .4, 'paper', at=(0, -.3, 0), edge=.06),
        plate(hole(1.12), .06, 'ink', at=(0, -.27, 0), edge=.01),
    ]
