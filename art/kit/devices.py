"""A phone and a laptop whose screens show a given picture."""
import os

from kit.materials import clay, glass, metal, screen
from kit.outlines import rectangle
from kit.shapes import box, group, place, plate, post, solid

SCREENS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'out', 'screens')


def panel(width, height, radius, surface, at=(0, 0, 0), turn=(0, 0, 0)):
    """A flat front with rounded corners that carries a picture from edge to edge."""
    def build(bm):
        uv = bm.loops.layers.uv.new('uv')
        face = bm.faces.new([bm.verts.new((x, 0, z)) for x, z in rectangle(width, height, radius)])
        for corner in face.loops:
            corner[uv].uv = (corner.vert.co.x / width + .5, corner.vert.co.z / height + .5)
    return place(solid(build), surface, at, turn)


def phone(picture, shell, at, turn):
    depth, front = .17, -.17 / 2
    keys = [(.742, .45, .36), (-.742, .72, .22), (-.742, .42, .22)]
    return group([
        plate(rectangle(1.47, 3.05, .245), depth, shell, edge=.05),
        panel(1.43, 3.01, .226, glass(), at=(0, front - .0015, 0)),
        panel(1.372, 2.952, .198, screen(os.path.join(SCREENS, picture)), at=(0, front - .003, 0)),
        panel(.085, .085, .0425, glass(), at=(0, front - .0045, 1.4)),
        *[box(.03, .07, length, shell, at=(x, 0, z), edge=.012) for x, z, length in keys],
    ], at, turn)


def keyboard(top):
    """Five rows of keys; each row's widths are shares of the same length."""
    rows = [[1] * 14, [1] * 13 + [1.5], [1.4] + [1] * 11 + [1.4], [1.9] + [1] * 10 + [1.9], [1, 1, 1, 1.2, 5.4, 1.2, 1, 1, 1]]
    length, gap, depth, dark, keys = 2.8, .022, .185, clay('ink'), []
    for row, shares in enumerate(rows):
        unit, x = (length - gap * (len(shares) - 1)) / sum(shares), -length / 2
        for share in shares:
            keys.append(box(share * unit, depth, .024, dark, at=(x + share * unit / 2, .75 - row * (depth + gap), top + .01), edge=.008))
            x += share * unit + gap
    return keys


def laptop(picture, opening, at=(0, 0, 0), turn=(0, 0, 0)):
    width, depth, height, lid_height, thickness = 3.3, 2.28, .1, 2.14, .06
    shell, well = metal(.62, .36), metal(.05, .6)
    lid = group([
        plate(rectangle(width, lid_height, .13), thickness, shell, at=(0, thickness / 2, lid_height / 2), edge=.022),
        panel(width - .035, lid_height - .035, .115, glass(), at=(0, -.0015, lid_height / 2)),
        panel(3.13, 3.13 * .625, .05, screen(os.path.join(SCREENS, picture)), at=(0, -.003, lid_height / 2 + .015)),
    ], at=(0, depth / 2 - .03, height + .01), turn=(90 - opening, 0, 0))
    return group([
        plate(rectangle(width, depth, .13), height, shell, at=(0, 0, height / 2), turn=(-90, 0, 0), edge=.035),
        panel(2.87, 1.07, .05, well, at=(0, .335, height + .002), turn=(-90, 0, 0)),
        plate(rectangle(1.2, .76, .06), .008, metal(.58, .3), at=(0, -.68, height), turn=(-90, 0, 0), edge=.003),
        post(.04, .04, 2.6, metal(.1, .4), at=(0, depth / 2 - .02, height), turn=(0, 90, 0), edge=.01),
        *keyboard(height), lid,
    ], at, turn)
