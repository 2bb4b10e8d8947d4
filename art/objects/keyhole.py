from kit.outlines import arc, circle, rectangle
from kit.shapes import plate

TURN = (0, 0, -28)


def hole(size):
    return arc(.31 * size, -62, 242, (0, .2), 40) + [(-.3 * size, -.56), (.3 * size, -.56)]


def build():
    return [
        plate(rectangle(2.4, 2.4, .7), .5, 'cobalt', edge=.14),
        plate([circle(.98), hole(1)], .4, 'paper', at=(0, -.3, 0), edge=.09),
        plate(hole(1.12), .06, 'ink', at=(0, -.27, 0), edge=.01),
    ]
