"""A laptop on coral; its screen is art/out/screens/laptop.png (16:10)."""
from kit import stage
from kit.devices import laptop

SIZE, SAMPLES, TRANSPARENT = (1600, 1200), 48, False


def build():
    stage.sweep('coral', back=5, floor=0, bend=3)
    laptop('laptop.png', opening=108, turn=(0, 0, 12))
    stage.surroundings(.5, turn=120)
    stage.softbox((-5, -3, 6), 560, 5)
    stage.softbox((5, -4, 3), 160, 3, tint=(1, .89, .83))
    stage.softbox((0, 4, 5), 160, 4, tint=(1, .75, .85), target=(0, 0, 1))
    stage.camera((-.9, -9.2, 3.7), (0, .2, .84), lens=76)
