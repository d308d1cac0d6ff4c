# Writes packages/ui/src/theme/inter-english.woff2: the part of Inter that the console's own texts need.
# Run it after an update of @fontsource-variable/inter. Needs fonttools and brotli:
#   python3 scripts/subset-font.py
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

root = Path(__file__).parent.parent
source = root / "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"
target = root / "packages/ui/src/theme/inter-english.woff2"

# As in the unicode-range of inter-english.css.
text = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0·×–—‘’“”•…←↑→↓−"
# The features that Inter turns on by default, and those that our styles ask for.
features = ["kern", "calt", "ccmp", "locl", "mark", "mkmk", "case", "tnum", "cv11", "ss03"]

font = instancer.instantiateVariableFont(TTFont(source), {"wght": (400, 700)})
# fonttools expects an entry for glyphs that don't vary, too.
variations = font["gvar"].variations
for glyph in font.getGlyphOrder():
    if glyph not in variations:
        variations[glyph] = []
options = subset.Options(hinting=False, layout_features=features)
subsetter = subset.Subsetter(options)
subsetter.populate(text=text)
subsetter.subset(font)
font.flavor = "woff2"
font.save(target)
print(f"{target.relative_to(root)}: {target.stat().st_size:,} bytes")
