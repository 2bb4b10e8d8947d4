"""The sculpture of the home page: a horn of thin rings that runs through the whole spectrum."""
import math

from kit import stage
from kit.materials import lacquer
from kit.palette import spectrum
from kit.shapes import ring

SIZE, SAMPLES, TRANSPARENT = (2000, 1500), 32, True
RINGS, THICKNESS = 78, .051


def build():
    for i in range(RINGS):
        t = i / (RINGS - 1)
        wave = t * math.pi * 2
        bell = .12 * t ** 3
        radius = .72 + .9 * math.sin(t * math.pi * .62 + .15) ** 1.5 + .26 * math.cos(t * 6.6) + bell
        at = ((t - .5) * 5.4, -.4 * t, .62 * math.sin(wave - .9))
        turn = (100 + 44 * t * t, 80 + 25 * math.sin(wave - .6), -12 + 24 * t)
        # The exponent gives coral, which the waist squeezes, more of the length.
        ring(radius, THICKNESS, lacquer(spectrum(t ** 1.25)), at=at, turn=turn, steps=240)
    stage.surroundings(.55, turn=60)
    stage.softbox((-4, -5, 6), 520, 4)
    stage.softbox((-1.5, -7, 3.5), 170, .3, height=6)
    stage.softbox((5, -3, 2), 220, 2, tint=(1, .85, .78))
    stage.softbox((0, 5, 4), 140, 5, tint=(.81, .84, 1))
    stage.fit(stage.camera((0, -12.8, 2.4)), share=.94, aspect=4 / 3)
