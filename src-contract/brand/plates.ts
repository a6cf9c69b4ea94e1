import * as t from 'io-ts'
import { keyed } from '../codec/keyed.ts'
import { list } from '../codec/list.ts'
import { finite, matching, oneOf, text, yesNo } from '../codec/plain.ts'
import { refined } from '../codec/refined.ts'
import { shape } from '../codec/shape.ts'

const colour = matching('a colour such as #b0361b', /^#[0-9a-f]{6}$/i)
/** A share of the picture; anything beyond its edge is clipped. */
const share = finite(-1, 2)
const name = /^[a-z0-9][a-z0-9-]{0,63}$/

const tint = shape('a tint', {
  required: { ground: list(colour, { atMost: 2 }), plate: colour },
  optional: { wood: colour, paper: colour, glow: finite(0, 1) },
})

const kind = oneOf('a vessel', ['plate', 'bowl', 'stone', 'board', 'tray', 'skillet', 'coaster', 'none'])
const holds = oneOf('what a bowl holds', ['broth', 'curry', 'rice', 'leaves'])
const contents = { fill: colour, holds, strands: colour }

const vessel = shape('a vessel', {
  required: {},
  optional: { kind, plate: text, colour, x: share, y: share, size: finite(0.05, 2), ...contents },
})

const part = refined(
  'a part of a picture',
  shape('a part of a picture', {
    required: {},
    optional: {
      emoji: text,
      art: text,
      file: matching('a file below the folder', /^(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9_./-]*$/),
      x: share,
      y: share,
      scale: finite(0.01, 3),
      rotate: finite(-360, 360),
      flip: yesNo,
      hue: finite(-360, 360),
      saturation: finite(0, 10),
      light: finite(0, 10),
    },
  }),
  ({ emoji, art, file }) => [emoji, art, file].filter((one) => one !== undefined).length === 1,
  'not one of emoji, art and file',
)

const strewn = matching('what is strewn over it, such as "herbs:20"', /^[a-z]+(?::\d{1,3})?$/)

const picture = shape('a picture', {
  required: { plate: text },
  optional: {
    vessel: kind,
    vessels: list(vessel, { atMost: 12 }),
    parts: list(part, { atMost: 60 }),
    sprinkle: t.union([strewn, list(strewn, { atMost: 8 })]),
    over: shape('where it is strewn', { required: {}, optional: { x: share, y: share, size: finite(0, 2) } }),
    ...contents,
  },
})

/** brands/<id>/plates.json: the pictures that the build composes. */
export const plates = shape('pictures', {
  required: {},
  optional: { tints: keyed(name, tint), pictures: keyed(name, picture) },
})
