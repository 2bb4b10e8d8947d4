from kit.outlines import rectangle
from kit.shapes import box, plate

TURN = (0, 0, -34)


def frame(size, bar, colour):
    face = [rectangle(size, size, bar * .55), rectangle(size - 2 * bar, size - 2 * bar, bar * .4)]
    reach, edge = (size - bar) / 2, bar * .3
    faces = [plate(face, bar, colour, at=(0, side * reach, 0), edge=edge) for side in (-1, 1)]
    beams = [box(bar, size - bar, bar, colour, at=(x * reach, 0, z * reach), edge=edge) for x in (-1, 1) for z in (-1, 1)]
    return faces + beams


def build():
    return frame(2.4, .24, 'paper') + frame(1.5, .19, 'coral') + [box(.8, .8, .8, 'sun', edge=.12)]
