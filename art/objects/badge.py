from kit.outlines import arc, band, circle, rectangle, spline
from kit.shapes import plate

TURN = (0, 0, -26)


def strap():
    half = [(.04, 1.1), (.34, 1.4), (.66, 1.74), (.56, 2.08), (0, 2.24)]
    loop = spline(half + [(-x, z) for x, z in half[-2::-1]])
    sides = band(loop, .22, round_ends=False)
    return plate([sides[:len(loop)], sides[len(loop):]], .09, 'cobalt', edge=.03)


def build():
    shoulders = arc(.38, 0, 180) + [(-.38, -.04), (.38, -.04)]
    return [
        strap(),
        plate(rectangle(.34, .46, .12), .22, 'coral', at=(0, 0, 1.04), edge=.06),
        plate([rectangle(2.1, 2.4, .28), rectangle(.56, .15, .07, (0, .98))], .2, 'paper', at=(0, 0, -.2), edge=.07),
        plate(rectangle(1.1, 1.08, .22), .08, 'coral', at=(0, -.11, .04), edge=.03),
        plate(circle(.22), .08, 'paper', at=(0, -.16, .24), edge=.035),
        plate(shoulders, .08, 'paper', at=(0, -.16, -.42), edge=.03),
        plate(rectangle(1.3, .17, .08), .07, 'cobalt', at=(0, -.11, -.76), edge=.03),
        plate(rectangle(.8, .17, .08), .07, 'cobalt', at=(0, -.11, -1.08), edge=.03),
    ]
