import math

from kit.shapes import ball, ring, tube

TURN = (16, 0, -24)
BOWL, WIRE = 1.12, .034


def meridian(angle):
    bend = [math.pi * i / 40 for i in range(41)]
    return [(BOWL * math.cos(a) * math.cos(angle), BOWL * math.cos(a) * math.sin(angle), -BOWL * .86 * math.sin(a)) for a in bend]


def build():
    wires = [tube(meridian(math.pi * i / 11), WIRE, 'paper') for i in range(11)]
    hoops = [ring(BOWL * math.cos(a), WIRE, 'paper', at=(0, 0, -BOWL * .86 * math.sin(a)), turn=(90, 0, 0))
             for a in (math.radians(15 + 15 * i) for i in range(5))]
    kept = [ball(.42, 'coral', at=(-.34, -.16, .02)), ball(.42, 'coral', at=(.46, .1, -.02)), ball(.42, 'coral', at=(.0, .5, .2))]
    fallen = [ball(.2, 'coral', at=(-.12, -.1, -1.5))]
    handle = [tube([(BOWL, 0, 0), (BOWL + 1.25, 0, .12)], .12, 'cobalt'), tube([(-BOWL, 0, 0), (-BOWL - .2, 0, 0)], .09, 'cobalt')]
    return wires + hoops + kept + fallen + handle + [ring(BOWL, .12, 'cobalt', turn=(90, 0, 0))]
