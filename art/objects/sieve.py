import math

from kit.shapes import ball, ring, tube

TURN = (8, 0, -22)
BOWL, DEPTH, WIRE = 1.2, 1.15, .042


def meridian(angle):
    bend = [math.pi * i / 40 for i in range(41)]
    return [(BOWL * math.cos(a) * math.cos(angle), BOWL * math.cos(a) * math.sin(angle), -DEPTH * math.sin(a)) for a in bend]


def build():
    wires = [tube(meridian(math.pi * (i + .5) / 10), WIRE, 'cobalt') for i in range(10)]
    hoops = [ring(BOWL * math.cos(a), WIRE, 'cobalt', at=(0, 0, -DEPTH * math.sin(a)), turn=(90, 0, 0))
             for a in (math.radians(14 + 14 * i) for i in range(5))]
    kept = [ball(.44, 'coral', at=at) for at in ((-.42, -.2, .12), (.42, -.12, .08), (.02, .42, .3))]
    fallen = [ball(.22, 'coral', at=(-.3, -.75, -1.5))]
    handle = [tube([(BOWL + .1, 0, 0), (BOWL + .95, 0, .1)], .16, 'paper')]
    return wires + hoops + kept + fallen + handle + [ring(BOWL, .14, 'cobalt', turn=(90, 0, 0))]
