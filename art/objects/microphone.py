import math

from kit.materials import metal
from kit.shapes import ball, plate, post, ring
from kit.outlines import rectangle

TURN = (10, 30, -10)
HEAD, CENTRE = .72, .86


def build():
    grille, wire = metal(.75, .32), metal(.9, .22)
    wires = [ring(HEAD * math.cos(a), .03, wire, at=(0, 0, CENTRE + HEAD * math.sin(a)), turn=(90, 0, 0))
             for a in (math.radians(-20 + 11 * i) for i in range(10))]
    return [ball(HEAD - .01, grille, at=(0, 0, CENTRE)), *wires,
            post(.7, .75, .24, 'sun', at=(0, 0, CENTRE - .34), edge=.08),
            post(.36, .62, 1.9, 'cobalt', at=(0, 0, -.62), edge=.12),
            plate(rectangle(.2, .42, .1), .12, 'sun', at=(0, -.5, -.22), turn=(8, 0, 0), edge=.05)]
