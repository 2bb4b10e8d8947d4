from kit.outlines import arc, rounded
from kit.shapes import box, plate, post

TURN = (0, 0, -30)


def build():
    arch = [(-1.25, 0), (-.62, 0)] + arc(.62, 180, 0, (0, 0), 40)[1:-1] + [(.62, 0), (1.25, 0), (1.25, 1.0), (-1.25, 1.0)]
    roof = rounded([(-.72, 0), (.72, 0), (0, 1.02)], .1)
    return [plate(arch, 1.0, 'cobalt', at=(0, 0, -1.3), edge=.07),
            box(.96, .96, .96, 'coral', at=(-.66, 0, .19), turn=(0, 0, 8), edge=.09),
            post(.5, .5, .96, 'paper', at=(.62, 0, .19), edge=.08),
            plate(roof, .96, 'paper', at=(-.66, 0, .69), turn=(0, 0, 8), edge=.07)]
