"""blender -b -P art/render.py -- <name>…    renders the named scenes and objects to art/out/<name>.png
DRAFT=1 renders a quick small version to art/out/draft; CLAY=1 leaves the colours off, to art/out/<name>-clay.png."""
import importlib
import os
import sys

ART = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, ART)

import bpy  # noqa: E402

from kit import film, stage  # noqa: E402
from kit.materials import clay  # noqa: E402
from kit.shapes import group  # noqa: E402

OBJECT_SIZE, OBJECT_SAMPLES, OBJECT_SHARE = 800, 24, .78
DRAFT = bool(os.environ.get('DRAFT'))
CLAY = bool(os.environ.get('CLAY'))


def find(name):
    folder = 'scenes' if os.path.exists(os.path.join(ART, 'scenes', name.replace('-', '_') + '.py')) else 'objects'
    return folder, importlib.import_module(f'{folder}.{name.replace("-", "_")}')


def shoot(name, width, height, samples, transparent):
    if CLAY:
        bpy.context.view_layer.material_override = clay('paper')
        name += '-clay'
    scale, samples = (.36, 8) if DRAFT else (1, samples)
    path = os.path.join(ART, 'out', 'draft' if DRAFT else '', name + '.png')
    film.shoot(path, int(width * scale), int(height * scale), samples, transparent)


for name in sys.argv[sys.argv.index('--') + 1:]:
    folder, module = find(name)
    stage.clear()
    if folder == 'objects':
        group(module.build(), turn=module.TURN)
        stage.product_light()
        stage.fit(stage.product_camera(), OBJECT_SHARE)
        shoot(name, OBJECT_SIZE, OBJECT_SIZE, OBJECT_SAMPLES, True)
    else:
        module.build()
        shoot(name, *module.SIZE, module.SAMPLES, module.TRANSPARENT)
