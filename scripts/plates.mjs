// Composes the dish pictures of every brand: emoji and small drawn garnishes on a tinted plate.
//
//   node scripts/plates.mjs [--force] [--out dist/brands] [brandId ...]
//
// For each entry of brands/<id>/plates.json it writes <out>/<id>/images/<name>-{320,640}.webp (4:3),
// hero-{640,1280}.webp (2:1) and, from brands/<id>/favicon.svg, favicon.svg and favicon-{32,180,512}.png.
// A photograph brands/<id>/photos/<name>.{jpg,png,webp} takes the place of the composed picture.
// The same inputs give the same bytes; a picture whose inputs have not changed is not made again.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp from 'sharp'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const emojiPackage = createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')
const emojiDir = join(dirname(emojiPackage), 'assets')
const dishFrame = { width: 640, height: 480, sizes: [320, 640] }
const heroFrame = { width: 1280, height: 640, sizes: [640, 1280] }
const photoTypes = ['jpg', 'jpeg', 'png', 'webp']

// ---- chance that is the same every time -------------------------------------------------------

const seeded = (text) => {
  let state = createHash('sha256').update(text).digest().readUInt32LE(0)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const n = (value) => Math.round(value * 10) / 10

const mix = (a, b, share) => {
  const channel = (hex, at) => Number.parseInt(hex.slice(at, at + 2), 16)
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(channel(a, at) * (1 - share) + channel(b, at) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
const lighter = (hex, share) => mix(hex, '#ffffff', share)
const darker = (hex, share) => mix(hex, '#1a0d06', share)

const radial = (id, stops, at = "cx='50%' cy='50%' r='50%'") =>
  `<radialGradient id="${id}" ${at}>${stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')}</radialGradient>`

const linear = (id, stops, at = "x1='0' y1='0' x2='0' y2='1'") =>
  `<linearGradient id="${id}" ${at}>${stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')}</linearGradient>`

// ---- what lies in a bowl -----------------------------------------------------------------------

const noodles = (r, colour, random) => {
  const strands = []
  const nests = 4
  for (let nest = 0; nest < nests; nest += 1) {
    const turn = (nest / nests) * Math.PI * 2 + random() * 0.9
    const cx = Math.cos(turn) * r * 0.34
    const cy = Math.sin(turn) * r * 0.34
    for (let ring = 0; ring < 8; ring += 1) {
      const radius = r * (0.1 + ring * 0.075) + random() * 3
      const from = random() * Math.PI * 2
      const sweep = Math.PI * (0.9 + random() * 0.75)
      const x1 = cx + Math.cos(from) * radius
      const y1 = cy + Math.sin(from) * radius * 0.86
      const x2 = cx + Math.cos(from + sweep) * radius
      const y2 = cy + Math.sin(from + sweep) * radius * 0.86
      strands.push(
        `M${n(x1)} ${n(y1)}A${n(radius)} ${n(radius * 0.86)} 0 ${sweep > Math.PI ? 1 : 0} 1 ${n(x2)} ${n(y2)}`,
      )
    }
  }
  const wide = r * 0.062
  return strands
    .map(
      (d, at) =>
        `<path d="${d}" stroke="${darker(colour, 0.32)}" stroke-width="${n(wide)}"/><path d="${d}" stroke="${
          at % 3 === 0 ? lighter(colour, 0.28) : colour
        }" stroke-width="${n(wide * 0.68)}"/>`,
    )
    .join('')
}

const grains = (r, colour, count, random, squash = 1) => {
  const light = []
  const dark = []
  for (let at = 0; at < count; at += 1) {
    const far = Math.sqrt(random()) * r
    const turn = random() * Math.PI * 2
    const lean = random() * Math.PI
    const x = Math.cos(turn) * far
    const y = Math.sin(turn) * far * squash
    const dx = Math.cos(lean) * r * 0.035
    const dy = Math.sin(lean) * r * 0.035
    dark.push(`M${n(x - dx)} ${n(y - dy + 2)}L${n(x + dx)} ${n(y + dy + 2)}`)
    light.push(`M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`)
  }
  const wide = n(Math.max(4, r * 0.042))
  return `<path d="${dark.join('')}" stroke="${darker(colour, 0.16)}" stroke-width="${wide}"/><path d="${light.join(
    '',
  )}" stroke="${lighter(colour, 0.5)}" stroke-width="${wide}"/>`
}

const bubbles = (r, colour, random) =>
  Array.from({ length: 16 }, () => {
    const far = Math.sqrt(random()) * r * 0.9
    const turn = random() * Math.PI * 2
    return `<circle cx="${n(Math.cos(turn) * far)}" cy="${n(Math.sin(turn) * far)}" r="${n(
      r * (0.015 + random() * 0.045),
    )}" fill="${lighter(colour, 0.45)}" fill-opacity=".38"/>`
  }).join('')

const chunks = (r, colour, random) =>
  Array.from({ length: 12 }, () => {
    const far = Math.sqrt(random()) * r * 0.85
    const turn = random() * Math.PI * 2
    return `<ellipse cx="${n(Math.cos(turn) * far)}" cy="${n(Math.sin(turn) * far)}" rx="${n(r * (0.05 + random() * 0.1))}" ry="${n(
      r * (0.04 + random() * 0.06),
    )}" transform="rotate(${n(random() * 180)} ${n(Math.cos(turn) * far)} ${n(Math.sin(turn) * far)})" fill="${
      random() > 0.5 ? lighter(colour, 0.2) : darker(colour, 0.14)
    }" fill-opacity=".5"/>`
  }).join('')

const leaves = (r, colour, random) =>
  Array.from({ length: 34 }, (_, at) => {
    const far = Math.sqrt(random()) * r * 0.86
    const turn = random() * Math.PI * 2
    const x = n(Math.cos(turn) * far)
    const y = n(Math.sin(turn) * far)
    const tone = at % 3 === 0 ? lighter(colour, 0.3) : at % 3 === 1 ? colour : darker(colour, 0.22)
    const long = r * (0.17 + random() * 0.14)
    return `<g transform="translate(${x} ${y}) rotate(${n(random() * 360)})"><path d="M${n(-long)} 0Q0 ${n(-long * 0.75)} ${n(
      long,
    )} 0Q0 ${n(long * 0.75)} ${n(-long)} 0Z" fill="${tone}"/><path d="M${n(-long * 0.8)} 0L${n(long * 0.8)} 0" stroke="${lighter(
      tone,
      0.35,
    )}" stroke-width="2" stroke-opacity=".7"/></g>`
  }).join('')

const contents = (kind, r, colour, random) =>
  ({
    broth: () => bubbles(r, colour, random),
    curry: () => chunks(r, colour, random) + bubbles(r, colour, random),
    rice: () => grains(r * 0.96, colour, 420, random),
    leaves: () => leaves(r, colour, random),
    plain: () => '',
  })[kind]?.() ?? ''

// ---- what the dish stands on -------------------------------------------------------------------

const groundShadow = (id, { cx, cy }, [rx, ry, dy], strength = 0.36) =>
  `<defs>${radial(id('u'), [
    [0.55, '#2a1408', strength],
    [1, '#2a1408', 0],
  ])}</defs><ellipse cx="${cx}" cy="${cy + dy}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#${id('u')})"/>`

const vessels = {
  plate: ({ cx, cy, r, colour, fill }, id) => {
    return `${groundShadow(id, { cx, cy }, [r * 1.16, r * 1.13, r * 0.1])}<defs>${linear(id('rim'), [
      [0, lighter(colour, 0.55)],
      [1, darker(colour, 0.1)],
    ])}${radial(id('well'), [
      [0, lighter(colour, 0.4)],
      [0.78, lighter(colour, 0.16)],
      [1, darker(colour, 0.08)],
    ])}</defs><circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#${id('rim')})"/><circle cx="${cx}" cy="${cy}" r="${n(
      r * 0.965,
    )}" fill="none" stroke="${lighter(colour, 0.75)}" stroke-opacity=".6" stroke-width="2"/><circle cx="${cx}" cy="${cy}" r="${n(
      r * 0.74,
    )}" fill="url(#${id('well')})"/>${
      fill
        ? `<g transform="translate(${cx} ${cy})"><path d="M${n(-r * 0.5)} ${n(r * 0.05)}C${n(-r * 0.52)} ${n(-r * 0.5)} ${n(r * 0.1)} ${n(
            -r * 0.62,
          )} ${n(r * 0.45)} ${n(-r * 0.3)}S${n(r * 0.5)} ${n(r * 0.5)} ${n(r * 0.02)} ${n(r * 0.5)}S${n(-r * 0.48)} ${n(r * 0.4)} ${n(
            -r * 0.5,
          )} ${n(r * 0.05)}Z" fill="${fill}" fill-opacity=".92"/><path d="M${n(-r * 0.36)} ${n(r * 0.02)}C${n(-r * 0.3)} ${n(-r * 0.42)} ${n(
            r * 0.14,
          )} ${n(-r * 0.42)} ${n(r * 0.34)} ${n(-r * 0.2)}" fill="none" stroke="${lighter(fill, 0.45)}" stroke-opacity=".7" stroke-width="${n(
            r * 0.035,
          )}" stroke-linecap="round"/></g>`
        : ''
    }`
  },
  bowl: ({ cx, cy, r, colour, fill, holds, strands }, id, random) => {
    const inner = r * 0.86
    const inside = fill ?? lighter(colour, 0.3)
    return `${groundShadow(id, { cx, cy }, [r * 1.16, r * 1.13, r * 0.12], 0.42)}<defs>${linear(id('rim'), [
      [0, lighter(colour, 0.5)],
      [0.5, colour],
      [1, darker(colour, 0.28)],
    ])}${radial(id('in'), [
      [0, lighter(inside, 0.14)],
      [0.7, inside],
      [1, darker(inside, 0.34)],
    ])}${linear(id('lip'), [
      [0, '#1a0d06', 0.42],
      [0.3, '#1a0d06', 0],
    ])}<clipPath id="${id('c')}"><circle r="${n(
      inner,
    )}"/></clipPath></defs><circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#${id('rim')})"/><circle cx="${cx}" cy="${cy}" r="${n(
      r * 0.955,
    )}" fill="none" stroke="${lighter(colour, 0.7)}" stroke-opacity=".55" stroke-width="2.5"/><g transform="translate(${cx} ${cy})" clip-path="url(#${id(
      'c',
    )})"><circle r="${n(inner)}" fill="url(#${id('in')})"/><g fill="none" stroke-linecap="round">${
      strands ? noodles(inner, strands, random) : ''
    }</g><g stroke-linecap="round">${contents(holds, inner, inside, random)}</g><circle r="${n(inner)}" fill="url(#${id('lip')})"/></g>`
  },
  board: ({ cx, cy, r, colour }, id, random) => {
    const lines = Array.from({ length: 7 }, (_, row) => {
      const y = -r * 0.62 + row * r * 0.21 + random() * 6
      return `<path d="M${n(-r * 1.2)} ${n(y)}C${n(-r * 0.4)} ${n(y - 10 + random() * 20)} ${n(r * 0.4)} ${n(y - 10 + random() * 20)} ${n(
        r * 1.2,
      )} ${n(y)}" stroke="${darker(colour, 0.25)}" stroke-opacity=".3" stroke-width="2.5" fill="none"/>`
    }).join('')
    return `${groundShadow(id, { cx, cy }, [r * 1.5, r * 1.08, r * 0.14], 0.34)}<defs>${linear(
      id('w'),
      [
        [0, lighter(colour, 0.25)],
        [1, darker(colour, 0.14)],
      ],
      "x1='0' y1='0' x2='.4' y2='1'",
    )}</defs><g transform="translate(${cx} ${cy}) rotate(-5)"><rect x="${n(
      -r * 1.26,
    )}" y="${n(-r * 0.78)}" width="${n(r * 2.52)}" height="${n(r * 1.62)}" rx="${n(r * 0.17)}" fill="${darker(colour, 0.36)}"/><rect x="${n(
      -r * 1.26,
    )}" y="${n(-r * 0.84)}" width="${n(r * 2.52)}" height="${n(r * 1.62)}" rx="${n(r * 0.17)}" fill="url(#${id('w')})"/>${lines}</g>`
  },
  tray: ({ cx, cy, r, colour }, id) => {
    const checks = Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: 9 }, (__, column) =>
        (row + column) % 2
          ? ''
          : `<rect x="${n(-r * 1.08 + column * r * 0.24)}" y="${n(-r * 0.72 + row * r * 0.24)}" width="${n(r * 0.24)}" height="${n(
              r * 0.24,
            )}" fill="${colour}" fill-opacity=".2"/>`,
      ).join(''),
    ).join('')
    return `${groundShadow(id, { cx, cy }, [r * 1.45, r * 1.08, r * 0.12], 0.36)}<defs>${linear(id('t'), [
      [0, lighter(colour, 0.12)],
      [1, darker(colour, 0.3)],
    ])}<clipPath id="${id(
      'c',
    )}"><rect x="${n(-r * 1.08)}" y="${n(-r * 0.72)}" width="${n(r * 2.16)}" height="${n(r * 1.44)}" rx="${n(
      r * 0.16,
    )}"/></clipPath></defs><g transform="translate(${cx} ${cy}) rotate(4)"><rect x="${n(-r * 1.2)}" y="${n(-r * 0.84)}" width="${n(
      r * 2.4,
    )}" height="${n(r * 1.68)}" rx="${n(r * 0.26)}" fill="url(#${id('t')})"/><g clip-path="url(#${id('c')})"><rect x="${n(-r * 1.08)}" y="${n(
      -r * 0.72,
    )}" width="${n(r * 2.16)}" height="${n(r * 1.44)}" fill="#fff8ec"/>${checks}</g></g>`
  },
  skillet: ({ cx, cy, r, fill, holds }, id, random) => {
    return `${groundShadow(id, { cx, cy }, [r * 1.16, r * 1.13, r * 0.12], 0.45)}<defs>${linear(id('k'), [
      [0, '#5b504c'],
      [1, '#211a18'],
    ])}${radial(id('p'), [
      [0, '#4a403c'],
      [0.8, '#322a27'],
      [1, '#1d1715'],
    ])}</defs><g transform="rotate(38 ${cx} ${cy})"><rect x="${n(
      cx + r * 0.9,
    )}" y="${n(cy - r * 0.11)}" width="${n(r * 0.8)}" height="${n(r * 0.22)}" rx="${n(r * 0.1)}" fill="#2b2321"/></g><circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#${id(
      'k',
    )})"/><circle cx="${cx}" cy="${cy}" r="${n(r * 0.88)}" fill="url(#${id('p')})"/>${
      fill
        ? `<g transform="translate(${cx} ${cy})"><circle r="${n(r * 0.8)}" fill="${fill}"/>${contents(holds, r * 0.78, fill, random)}</g>`
        : ''
    }`
  },
  coaster: ({ cx, cy, r, colour, glow }, id) => {
    return `<defs>${radial(id('h'), [
      [0, lighter(colour, 0.85), 1.9 * glow],
      [0.62, lighter(colour, 0.6), glow],
      [1, colour, 0],
    ])}</defs><circle cx="${cx}" cy="${cy}" r="${n(r * 1.1)}" fill="url(#${id('h')})"/><defs>${radial(id('u'), [
      [0.2, '#2a1408', 0.34],
      [1, '#2a1408', 0],
    ])}</defs><ellipse cx="${cx}" cy="${n(
      cy + r * 0.78,
    )}" rx="${n(r * 0.86)}" ry="${n(r * 0.2)}" fill="url(#${id('u')})"/>`
  },
}

// Two more by another name: a saucer is a small plate, a hot stone bowl is a dark one.
const likes = { saucer: { kind: 'plate' }, stone: { kind: 'bowl', colour: '#3a3230' } }

const vessel = (it, at, random) => {
  const own = { holds: 'plain', ...it, ...likes[it.kind] }
  const draw = vessels[own.kind]
  if (!draw) throw new Error(`no vessel '${it.kind}'`)
  return draw(own, (name) => `${name}${at}`, random)
}

// ---- garnishes drawn here, 200 x 200 each -----------------------------------------------------

const crumbs = (random, count, colour, halfWidth, halfHeight, cx = 100, cy = 100) =>
  Array.from(
    { length: count },
    () =>
      `<circle cx="${n(cx + (random() * 2 - 1) * halfWidth)}" cy="${n(cy + (random() * 2 - 1) * halfHeight)}" r="${n(
        1.5 + random() * 2.5,
      )}" fill="${colour}"/>`,
  ).join('')

const wheel = (rind, flesh) =>
  `<defs>${radial('f', [
    [0, lighter(flesh, 0.35)],
    [1, flesh],
  ])}</defs><circle cx="100" cy="100" r="84" fill="${rind}"/><circle cx="100" cy="100" r="75" fill="${lighter(
    flesh,
    0.75,
  )}"/>${Array.from({ length: 8 }, (_, at) => `<path d="M100 96L84 40Q100 27 116 40Z" transform="rotate(${at * 45} 100 100)" fill="url(#f)"/>`).join('')}`

const skewer = (pieces) =>
  `<rect x="2" y="96" width="196" height="7" rx="3.5" fill="#c9955a"/>${pieces
    .map((colour, at) => {
      const x = 22 + at * 40
      return `<defs>${linear(`s${at}`, [
        [0, lighter(colour, 0.35)],
        [0.55, colour],
        [1, darker(colour, 0.35)],
      ])}</defs><rect x="${x}" y="${
        at % 2 ? 68 : 72
      }" width="38" height="${at % 2 ? 64 : 56}" rx="15" fill="url(#s${at})"/><path d="M${x + 10} ${at % 2 ? 78 : 82}l6 34M${x + 23} ${
        at % 2 ? 76 : 80
      }l6 36" stroke="${darker(colour, 0.6)}" stroke-opacity=".55" stroke-width="5" stroke-linecap="round"/>`
    })
    .join('')}`

const dip = (colour) =>
  `<defs>${linear('d', [
    [0, '#fffaf2'],
    [1, '#d8c3aa'],
  ])}${radial('e', [
    [0, lighter(colour, 0.18)],
    [0.75, colour],
    [1, darker(colour, 0.3)],
  ])}</defs><circle cx="100" cy="100" r="82" fill="url(#d)"/><circle cx="100" cy="102" r="64" fill="url(#e)"/><path d="M62 84Q78 58 106 56" stroke="#fff" stroke-opacity=".6" stroke-width="7" fill="none" stroke-linecap="round"/>`

const ring = ({ dough, glaze, bits }, random) =>
  `<defs>${radial('o', [
    [0.3, darker(dough, 0.3)],
    [0.62, lighter(dough, 0.1)],
    [0.86, dough],
    [1, darker(dough, 0.35)],
  ])}${linear('g', [
    [0, lighter(glaze, 0.32)],
    [0.6, glaze],
    [1, darker(glaze, 0.16)],
  ])}</defs><path fill-rule="evenodd" d="M100 10a90 90 0 1 0 .1 0ZM100 72a28 28 0 1 1-.1 0Z" fill="url(#o)"/><path fill-rule="evenodd" d="M100 18C122 14 146 24 160 40s24 40 20 64-20 44-38 58-44 18-66 14-44-24-54-46-6-50 8-72 46-38 70-40ZM100 66a34 34 0 1 0 .1 0Z" fill="url(#g)"/><path d="M44 76Q60 38 104 32" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"/>${Array.from(
    { length: 44 },
    (_, at) => {
      const far = 44 + random() * 32
      const turn = random() * 6.28
      const x = n(100 + Math.cos(turn) * far)
      const y = n(100 + Math.sin(turn) * far)
      return `<rect x="${n(x - 5)}" y="${n(y - 2)}" width="10" height="4.4" rx="2.2" transform="rotate(${n(random() * 180)} ${x} ${y})" fill="${bits[at % bits.length]}"/>`
    },
  ).join('')}`

const puff = ({ dough, filling }, random) =>
  `<defs>${radial(
    'o',
    [
      [0, lighter(dough, 0.42)],
      [0.6, dough],
      [1, darker(dough, 0.4)],
    ],
    "cx='42%' cy='36%' r='68%'",
  )}${radial('j', [
    [0, lighter(filling, 0.3)],
    [1, filling],
  ])}</defs><circle cx="100" cy="100" r="88" fill="url(#o)"/><path d="M100 66c24-10 46 6 44 32s-22 44-46 42-40-22-38-42 16-22 40-32Z" fill="url(#j)"/><path d="M80 92q8-14 24-14" stroke="#fff" stroke-opacity=".7" stroke-width="7" fill="none" stroke-linecap="round"/>${Array.from(
    { length: 70 },
    () => {
      const far = 50 + random() * 34
      const turn = random() * 6.28
      return `<circle cx="${n(100 + Math.cos(turn) * far)}" cy="${n(100 + Math.sin(turn) * far)}" r="${n(1.2 + random() * 1.8)}" fill="#fffdf8"/>`
    },
  ).join('')}`

const glass = (drink, top) =>
  `<defs>${linear('l', [
    [0, top],
    [0.22, drink],
    [1, darker(drink, 0.18)],
  ])}${linear(
    'v',
    [
      [0, '#ffffff', 0.75],
      [0.3, '#ffffff', 0.16],
      [0.75, '#ffffff', 0.08],
      [1, '#ffffff', 0.5],
    ],
    "x1='0' y1='0' x2='1' y2='0'",
  )}</defs><path d="M122 -2l-16 60" stroke="#c8402a" stroke-width="9" stroke-linecap="round"/><path d="M46 30H154L142 186Q141 194 132 194H68Q59 194 58 186Z" fill="#ffffff" fill-opacity=".5"/><path d="M51 52H149L139 180Q138 187 130 187H70Q62 187 61 180Z" fill="url(#l)"/><ellipse cx="100" cy="52" rx="49" ry="9" fill="${lighter(top, 0.3)}"/><g fill="#ffffff" fill-opacity=".5" stroke="#ffffff" stroke-opacity=".8" stroke-width="2"><rect x="66" y="46" width="30" height="30" rx="6" transform="rotate(-14 81 61)"/><rect x="104" y="50" width="30" height="30" rx="6" transform="rotate(12 119 65)"/><rect x="84" y="82" width="28" height="28" rx="6" transform="rotate(28 98 96)"/></g><path d="M46 30H154L142 186Q141 194 132 194H68Q59 194 58 186Z" fill="url(#v)"/><ellipse cx="100" cy="30" rx="54" ry="9" fill="none" stroke="#ffffff" stroke-opacity=".9" stroke-width="4"/>`

const cup = (drink, foam) =>
  `<defs>${linear('s', [
    [0, '#ffffff'],
    [1, '#cdd3d8'],
  ])}${radial('k', [
    [0, lighter(drink, 0.2)],
    [0.8, drink],
    [1, darker(drink, 0.4)],
  ])}</defs><circle cx="96" cy="104" r="92" fill="url(#s)"/><circle cx="96" cy="104" r="64" fill="#b9c1c8" fill-opacity=".45"/><path d="M150 76l34-22a13 13 0 0 1 14 20l-36 26Z" fill="#eef1f3"/><circle cx="96" cy="100" r="66" fill="#ffffff"/><circle cx="96" cy="100" r="57" fill="url(#k)"/><path d="M96 138C62 112 60 84 78 78q12-3 18 10 6-13 18-10c18 6 16 34-18 60Z" fill="${foam}" fill-opacity=".92"/><path d="M96 126C76 108 76 92 84 89q8-1 12 9 4-10 12-9c8 3 8 19-12 37Z" fill="${drink}" fill-opacity=".55"/>`

const garnish = {
  egg: () =>
    `<defs>${radial('w', [
      [0, '#ffffff'],
      [0.8, '#fdf3e3'],
      [1, '#e3cda9'],
    ])}${radial('y', [
      [0, '#ffd06a'],
      [0.55, '#ff9f1c'],
      [1, '#e0730b'],
    ])}</defs><ellipse cx="100" cy="100" rx="66" ry="84" transform="rotate(18 100 100)" fill="url(#w)"/><circle cx="98" cy="108" r="42" fill="url(#y)"/><ellipse cx="84" cy="92" rx="11" ry="7" transform="rotate(-30 84 92)" fill="#fff" fill-opacity=".75"/>`,
  chashu: () =>
    `<defs>${radial('m', [
      [0, '#f3c8a4'],
      [0.6, '#dd9d73'],
      [0.92, '#a85f36'],
      [1, '#6b3518'],
    ])}</defs><ellipse cx="100" cy="100" rx="88" ry="74" fill="url(#m)"/><path d="M100 104c10-14-16-24-28-8-16 22 14 46 44 32 36-18 22-66-26-64-46 2-62 44-44 66" fill="none" stroke="#fbe7d2" stroke-width="9" stroke-opacity=".85" stroke-linecap="round"/><path d="M34 82Q60 42 118 40" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="7" stroke-linecap="round"/>`,
  brisket: () =>
    [0, 1, 2]
      .map(
        (at) =>
          `<g transform="rotate(${-16 + at * 13} 100 100) translate(${at * 8 - 8} ${at * 34 - 36})"><rect x="18" y="74" width="164" height="50" rx="22" fill="#7b3f2a"/><rect x="22" y="76" width="156" height="40" rx="18" fill="#b06a4c"/><path d="M36 92q40 14 128 0M40 106q60 8 118-2" stroke="#edc7a8" stroke-opacity=".75" stroke-width="5" fill="none" stroke-linecap="round"/></g>`,
      )
      .join(''),
  nori: () =>
    `<defs>${linear(
      'n',
      [
        [0, '#3f5a45'],
        [1, '#16251b'],
      ],
      "x1='0' y1='0' x2='1' y2='1'",
    )}</defs><g transform="rotate(-10 100 100)"><rect x="44" y="14" width="112" height="172" rx="8" fill="url(#n)"/><path d="M62 34v130M84 28v140M108 30v136M132 32v134" stroke="#6f8b71" stroke-opacity=".28" stroke-width="4"/></g>`,
  tofu: () =>
    [
      [40, 84],
      [96, 96],
      [66, 42],
    ]
      .map(
        ([x, y]) =>
          `<g transform="translate(${x} ${y})"><path d="M0 18L34 0L68 18L34 36Z" fill="#fffdf6"/><path d="M0 18L34 36V76L0 58Z" fill="#efe0c4"/><path d="M68 18L34 36V76L68 58Z" fill="#dcc7a2"/></g>`,
      )
      .join(''),
  friedtofu: () =>
    [
      [40, 84],
      [96, 96],
      [66, 42],
    ]
      .map(
        ([x, y]) =>
          `<g transform="translate(${x} ${y})"><path d="M0 18L34 0L68 18L34 36Z" fill="#f2c26e"/><path d="M0 18L34 36V76L0 58Z" fill="#d3943d"/><path d="M68 18L34 36V76L68 58Z" fill="#b1742b"/></g>`,
      )
      .join(''),
  lime: () => wheel('#5f9e2f', '#a9d154'),
  lemon: () => wheel('#f2c230', '#fbdc5a'),
  orange: () => wheel('#f08a24', '#fba63c'),
  grapefruit: () => wheel('#f3a05a', '#f2606a'),
  cucumber: () =>
    [
      [66, 112],
      [134, 122],
      [98, 66],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="50" fill="#3f7d3a"/><circle cx="${x}" cy="${y}" r="44" fill="#d9efb4"/><circle cx="${x}" cy="${y}" r="27" fill="#c2e294"/>${[
            0, 72, 144, 216, 288,
          ]
            .map(
              (turn) =>
                `<ellipse cx="${x}" cy="${y - 17}" rx="4" ry="8" fill="#f4f9dc" transform="rotate(${turn} ${x} ${y})"/>`,
            )
            .join('')}`,
      )
      .join(''),
  tomatoes: () =>
    [
      [64, 118],
      [138, 112],
      [100, 60],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="46" fill="#c8321f"/><circle cx="${x}" cy="${y}" r="40" fill="#ee5a3c"/>${[
            0, 120, 240,
          ]
            .map(
              (turn) =>
                `<ellipse cx="${x}" cy="${y - 20}" rx="14" ry="11" fill="#f9a05f" transform="rotate(${turn} ${x} ${y})"/>`,
            )
            .join('')}`,
      )
      .join(''),
  salmon: () =>
    `<defs>${linear('s', [
      [0, '#ffb088'],
      [0.5, '#f9834f'],
      [1, '#d85a2b'],
    ])}</defs><g transform="rotate(-14 100 100)"><path d="M12 104Q14 60 66 56L158 66Q190 74 188 104Q188 136 150 140L52 144Q12 142 12 104Z" fill="#7d5a48"/><path d="M12 100Q14 56 66 52L158 62Q190 70 188 98Q188 128 150 132L52 136Q12 136 12 100Z" fill="url(#s)"/><path d="M46 60q20 36 0 70M78 56q22 38 2 76M112 58q22 36 2 74M146 64q18 32 2 66" fill="none" stroke="#ffe1cf" stroke-width="6" stroke-opacity=".85" stroke-linecap="round"/></g>`,
  sashimi: () =>
    [0, 1, 2, 3]
      .map(
        (at) =>
          `<g transform="translate(${at * 34 - 20} ${at * 6}) rotate(-24 60 100)"><rect x="34" y="52" width="46" height="98" rx="21" fill="#e9673a"/><rect x="36" y="52" width="40" height="92" rx="19" fill="#ff9468"/><path d="M40 74q18 8 32-4M40 98q18 8 32-4M40 122q18 8 32-4" stroke="#ffe3d3" stroke-width="5" fill="none"/></g>`,
      )
      .join(''),
  katsu: (random) =>
    `<g transform="rotate(-10 100 100)">${[0, 1, 2, 3, 4]
      .map(
        (at) =>
          `<g transform="translate(${8 + at * 37} ${at % 2 ? 40 : 46})"><rect width="35" height="110" rx="14" fill="#8f5014"/><rect width="35" height="102" rx="14" fill="#d78b2c"/><rect x="6" y="8" width="12" height="86" rx="6" fill="#f1b256" fill-opacity=".7"/>${crumbs(
            random,
            14,
            '#f8cf86',
            14,
            44,
            17,
            50,
          )}${crumbs(random, 9, '#9c5a1a', 14, 44, 17, 50)}</g>`,
      )
      .join('')}</g>`,
  ricemound: (random) =>
    `<defs>${radial(
      'r',
      [
        [0, '#ffffff'],
        [0.75, '#f7efe2'],
        [1, '#d9c7ae'],
      ],
      "cx='42%' cy='36%' r='64%'",
    )}</defs><circle cx="100" cy="104" r="82" fill="url(#r)"/><g transform="translate(100 102)" stroke-linecap="round" opacity=".8">${grains(
      72,
      '#f1e6d4',
      90,
      random,
    )}</g>`,
  beans: (random) =>
    Array.from({ length: 26 }, () => {
      const x = n(34 + random() * 132)
      const y = n(40 + random() * 120)
      return `<ellipse cx="${x}" cy="${y}" rx="17" ry="11" transform="rotate(${n(random() * 180)} ${x} ${y})" fill="${
        random() > 0.4 ? '#a8472f' : '#c2654a'
      }"/><ellipse cx="${n(x - 4)}" cy="${n(y - 4)}" rx="5" ry="2.4" fill="#fff" fill-opacity=".4"/>`
    }).join(''),
  pickles: () =>
    [0, 1, 2, 3]
      .map(
        (at) =>
          `<path d="M${34 + at * 26} ${60 + (at % 2) * 24}q42 20 26 74" fill="none" stroke="#c22f5d" stroke-width="20" stroke-linecap="round"/><path d="M${36 + at * 26} ${60 + (at % 2) * 24}q40 20 24 72" fill="none" stroke="#f4809f" stroke-width="13" stroke-linecap="round"/>`,
      )
      .join(''),
  kimchi: (random) =>
    Array.from({ length: 13 }, () => {
      const x = n(44 + random() * 112)
      const y = n(54 + random() * 92)
      return `<path d="M${x - 26} ${y}q16 -22 30 -4t24 -8" fill="none" stroke="${random() > 0.35 ? '#cf3b1c' : '#f0a35a'}" stroke-width="${n(
        11 + random() * 7,
      )}" stroke-linecap="round" transform="rotate(${n(random() * 180)} ${x} ${y})"/>`
    }).join(''),
  bamboo: () =>
    [0, 1, 2]
      .map(
        (at) =>
          `<rect x="${40 + at * 40}" y="${40 + at * 6}" width="30" height="112" rx="8" fill="#b98a3d" transform="rotate(${-12 + at * 8} 100 100)"/><rect x="${43 + at * 40}" y="${40 + at * 6}" width="22" height="106" rx="7" fill="#e3bd6f" transform="rotate(${-12 + at * 8} 100 100)"/>`,
      )
      .join(''),
  kernels: (random) =>
    Array.from({ length: 30 }, () => {
      const far = Math.sqrt(random()) * 70
      const turn = random() * 6.28
      const x = n(100 + Math.cos(turn) * far)
      const y = n(100 + Math.sin(turn) * far)
      return `<rect x="${x - 9}" y="${y - 8}" width="19" height="17" rx="7" fill="#c98a12"/><rect x="${x - 9}" y="${y - 9}" width="18" height="15" rx="7" fill="#ffd24a"/>`
    }).join(''),
  chickenskewer: () => skewer(['#c98040', '#d69150', '#bd7434', '#d08a48']),
  porkskewer: () => skewer(['#c4694a', '#e2a184', '#b95c40', '#dc9878']),
  prawnskewer: () => skewer(['#f4835c', '#f8a07c', '#f0754c', '#f79a74']),
  halloumiskewer: () => skewer(['#f0d9a0', '#4f8f3c', '#f0d9a0', '#d8472f']),
  mushroomskewer: () => skewer(['#8c6440', '#a87a50', '#7d5636', '#a07248']),
  beefskewer: () => skewer(['#7e3f2c', '#91503a', '#733726', '#8a4832']),
  chillidip: () => dip('#c8361c'),
  soydip: () => dip('#4a2412'),
  greendip: () => dip('#6f9a35'),
  creamdip: () => dip('#f5e6c8'),
  honeydip: () => dip('#e09a1e'),
  currydip: () => dip('#c9781d'),
  jamdip: () => dip('#a3203f'),
  chocdip: () => dip('#53291a'),
  yoghurt: () =>
    `<path d="M30 108C24 58 74 26 116 38S184 84 172 122 118 178 84 166 36 150 30 108Z" fill="#fffaf0"/><path d="M64 112c2-32 44-44 62-18s-12 50-38 38" fill="none" stroke="#e7d8bf" stroke-width="8" stroke-linecap="round"/>`,
  friedegg: () =>
    `<defs>${radial('w', [
      [0, '#ffffff'],
      [0.8, '#fffaf0'],
      [1, '#eadbbf'],
    ])}${radial('y', [
      [0, '#ffdc7a'],
      [0.6, '#ffae21'],
      [1, '#e8820c'],
    ])}</defs><path d="M22 104C10 66 44 24 86 28s54-8 78 22 26 58 12 88-44 38-76 34-68-26-78-68Z" fill="url(#w)" stroke="#e7c893" stroke-width="3"/><circle cx="98" cy="98" r="38" fill="url(#y)"/><ellipse cx="85" cy="84" rx="11" ry="7" transform="rotate(-30 85 84)" fill="#fff" fill-opacity=".8"/>`,
  roll: (random) =>
    `<defs>${radial(
      'b',
      [
        [0, '#f7c377'],
        [0.6, '#e09a44'],
        [1, '#a85f1f'],
      ],
      "cx='42%' cy='34%' r='70%'",
    )}</defs><ellipse cx="100" cy="122" rx="84" ry="50" fill="#c8321f"/><path d="M18 118q14 20 28 4t28 6 28-6 28 6 28-4 24-6v14q-82 44-164 0Z" fill="#7fb243"/><ellipse cx="100" cy="94" rx="86" ry="66" fill="url(#b)"/>${Array.from(
      { length: 26 },
      () => {
        const far = Math.sqrt(random()) * 62
        const turn = random() * 6.28
        const x = n(100 + Math.cos(turn) * far)
        const y = n(84 + Math.sin(turn) * far * 0.66)
        return `<ellipse cx="${x}" cy="${y}" rx="5" ry="3" transform="rotate(${n(random() * 180)} ${x} ${y})" fill="#fff0cf"/>`
      },
    ).join('')}`,
  bagel: (random) => ring({ dough: '#d8923f', glaze: '#e9b164', bits: ['#fff0cf', '#fff0cf', '#3b2a20'] }, random),
  napkins: () =>
    [0, 1, 2]
      .map(
        (at) =>
          `<g transform="rotate(${-14 + at * 11} 100 100)"><rect x="34" y="${40 - at * 5}" width="132" height="132" rx="8" fill="${['#e3d2bb', '#f2e6d4', '#fffaf2'][at]}"/><path d="M34 ${106 - at * 5}H166M100 ${
            40 - at * 5
          }V${172 - at * 5}" stroke="#d9c7ae" stroke-width="3"/></g>`,
      )
      .join(''),
  sachet: () =>
    `<defs>${linear(
      'p',
      [
        [0, '#ffffff'],
        [1, '#cfe3e0'],
      ],
      "x1='0' y1='0' x2='1' y2='1'",
    )}</defs><g transform="rotate(-12 100 100)"><path d="M30 44l10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8V156l-10-8-10 8-10-8-10 8-10-8-10 8-10-8-10 8-10-8-10 8-10-8-10 8-10-8-10 8Z" fill="url(#p)"/><rect x="44" y="74" width="112" height="52" rx="10" fill="#4f9a94"/><path d="M100 82c16 20 16 34 0 36-16-2-16-16 0-36Z" fill="#eafaf6"/></g>`,
  lemonade: () => glass('#f6d558', '#fff0a8'),
  melonade: () => glass('#ea5a5f', '#ff9c94'),
  horchata: () => glass('#e6cfa9', '#fff4e0'),
  icedtea: () => glass('#c9b04a', '#eadd8c'),
  coldbrew: () => glass('#3a2015', '#7b4f35'),
  chai: () => glass('#b9783f', '#e8c394'),
  flatwhite: () => cup('#c98f5c', '#fbeedb'),
  espresso: () => cup('#3d2014', '#9c6a3a'),
  hotchocolate: () => cup('#5b2e1c', '#fff6ea'),
  cinnamonring: (random) =>
    ring({ dough: '#c98441', glaze: '#d99a55', bits: ['#fff6e6', '#fff6e6', '#f4e0c0'] }, random),
  sugarring: (random) => ring({ dough: '#c47a33', glaze: '#b4560f', bits: ['#f7c46a', '#ffdf9c'] }, random),
  pistachioring: (random) =>
    ring({ dough: '#c98441', glaze: '#a9c76a', bits: ['#5f8a36', '#7fa64a', '#fff6dc'] }, random),
  blueberryring: (random) => ring({ dough: '#c98441', glaze: '#7a6bd0', bits: ['#f3efff', '#40318c'] }, random),
  chocolatering: (random) => ring({ dough: '#7a4526', glaze: '#43221a', bits: ['#fffaf2', '#c98441'] }, random),
  cherrypuff: (random) => puff({ dough: '#d08f46', filling: '#b01e3c' }, random),
  lemonpuff: (random) => puff({ dough: '#d9994c', filling: '#f8d23c' }, random),
  oil: () =>
    `<path d="M40 120C30 70 82 34 124 52s52 70 12 92-90 14-96-24Z" fill="#d9541e" fill-opacity=".8"/><circle cx="150" cy="52" r="12" fill="#d9541e" fill-opacity=".8"/><circle cx="44" cy="60" r="8" fill="#d9541e" fill-opacity=".8"/>`,
}

const speck = {
  scallion: (random) =>
    `<circle r="6.5" fill="none" stroke="${random() > 0.5 ? '#4f9a3a' : '#86c25a'}" stroke-width="4"/>`,
  sesame: (random) => `<ellipse rx="5" ry="3" fill="${random() > 0.3 ? '#fff0cf' : '#3b2a20'}"/>`,
  chilli: () => `<circle r="6.5" fill="#fbe3c8" stroke="#d62c1a" stroke-width="4.5"/>`,
  herbs: (random) => `<path d="M-9 0Q0 -8 9 0Q0 8 -9 0Z" fill="${random() > 0.5 ? '#3f8a3c' : '#67ac4a'}"/>`,
  crumbs: (random) => `<circle r="${n(2.5 + random() * 3)}" fill="${random() > 0.5 ? '#d99f4e' : '#b97a30'}"/>`,
  nuts: (random) => `<path d="M-7 3L-2 -7L7 -3L5 6Z" fill="${random() > 0.5 ? '#d8a765' : '#b98445'}"/>`,
  sugar: () => `<circle r="2.6" fill="#ffffff" fill-opacity=".9"/>`,
  pepper: () => `<circle r="2.6" fill="#33231a"/>`,
  petals: (random) => `<path d="M-8 0Q0 -9 8 0Q0 5 -8 0Z" fill="${random() > 0.5 ? '#f7a8bb' : '#fcd3db'}"/>`,
  cocoa: (random) => `<circle r="${n(1.8 + random() * 1.8)}" fill="#5d3420"/>`,
}

const sprinkle = (kinds, frame, over, random) =>
  kinds
    .map((name) => {
      const [kind, count = '22'] = name.split(':')
      if (!speck[kind]) throw new Error(`no sprinkle '${kind}'`)
      return Array.from({ length: Number(count) }, () => {
        const far = Math.sqrt(random()) * over.r
        const turn = random() * Math.PI * 2
        return `<g transform="translate(${n(over.cx + Math.cos(turn) * far)} ${n(over.cy + Math.sin(turn) * far)}) rotate(${n(
          random() * 180,
        )}) scale(${n(frame.height / 480)})">${speck[kind](random)}</g>`
      }).join('')
    })
    .join('')

// ---- one part as pixels, with its shadow -------------------------------------------------------

const emojiFile = (emoji) => {
  const points = [...emoji].map((char) => char.codePointAt(0).toString(16).padStart(4, '0'))
  const names = [points.join('-'), points.filter((point) => point !== 'fe0f').join('-'), `${points[0]}-fe0f`]
  const found = names.map((name) => join(emojiDir, `${name}.webp`)).find((file) => existsSync(file))
  if (!found) throw new Error(`no picture for emoji '${emoji}'`)
  return found
}

const made = new Map()

const partPixels = (part, size, folder) => {
  const key = JSON.stringify([
    part.emoji,
    part.art,
    part.file && join(folder, part.file),
    size,
    part.rotate,
    part.flip,
    part.hue,
    part.saturation,
    part.light,
  ])
  if (!made.has(key)) made.set(key, drawPart(part, size, folder))
  return made.get(key)
}

const drawPart = async (part, size, folder) => {
  if (part.art && !garnish[part.art]) throw new Error(`no garnish '${part.art}'`)
  const source = part.art
    ? Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="${size}" height="${size}">${garnish[part.art](seeded(part.art))}</svg>`,
      )
    : part.emoji
      ? emojiFile(part.emoji)
      : join(folder, part.file)
  let image = sharp(source)
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
  if (part.flip) image = image.flop()
  if (part.hue || part.saturation || part.light)
    image = image.modulate({ hue: part.hue ?? 0, saturation: part.saturation ?? 1, brightness: part.light ?? 1 })
  if (part.rotate)
    image = sharp(await image.png({ compressionLevel: 1 }).toBuffer()).rotate(part.rotate, {
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { bare: info, ...(await withShadow(data, info.width, info.height, Math.round(size * 0.035) + 3)) }
}

const shadowStep = 4
const shadowPad = 8

// The part's outline, small and blurred; sharp makes it large again.
const softOutline = async (data, width, height) => {
  const w = Math.ceil(width / shadowStep) + shadowPad * 2
  const h = Math.ceil(height / shadowStep) + shadowPad * 2
  const outline = Buffer.alloc(w * h)
  for (let y = 0; y * shadowStep < height; y += 1)
    for (let x = 0; x * shadowStep < width; x += 1)
      outline[(y + shadowPad) * w + x + shadowPad] = data[(y * shadowStep * width + x * shadowStep) * 4 + 3]
  const soft = await sharp(outline, { raw: { width: w, height: h, channels: 1 } })
    .blur(2.6)
    .resize(w * shadowStep, h * shadowStep, { kernel: 'linear' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  return { soft, width: w * shadowStep, height: h * shadowStep }
}

// One layer of the part over its own shadow, so that parts also shade each other.
const withShadow = async (data, width, height, drop) => {
  const { soft, ...size } = await softOutline(data, width, height)
  const pixels = Buffer.alloc(soft.length * 4)
  for (let at = 0; at < soft.length; at += 1) {
    pixels[at * 4] = 42
    pixels[at * 4 + 1] = 18
    pixels[at * 4 + 2] = 6
    pixels[at * 4 + 3] = soft[at] * 0.42
  }
  const left = shadowPad * shadowStep - Math.round(drop / 3)
  const top = shadowPad * shadowStep - drop
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4
      const alpha = data[from + 3] / 255
      if (alpha === 0) continue
      const to = ((y + top) * size.width + x + left) * 4
      const below = (pixels[to + 3] / 255) * (1 - alpha)
      const whole = alpha + below
      for (let channel = 0; channel < 3; channel += 1)
        pixels[to + channel] = (data[from + channel] * alpha + pixels[to + channel] * below) / whole
      pixels[to + 3] = whole * 255
    }
  return { data: pixels, ...size, left, top }
}

// Layers may reach over the edge of the frame; sharp wants them inside it.
const clip = (layer, left, top, frame) => {
  const x0 = Math.max(0, left)
  const y0 = Math.max(0, top)
  const x1 = Math.min(frame.width, left + layer.width)
  const y1 = Math.min(frame.height, top + layer.height)
  if (x1 <= x0 || y1 <= y0) return undefined
  const width = x1 - x0
  const height = y1 - y0
  const whole = width === layer.width && height === layer.height
  const data = whole ? layer.data : Buffer.alloc(width * height * 4)
  if (!whole)
    for (let y = 0; y < height; y += 1) {
      const from = ((y + y0 - top) * layer.width + (x0 - left)) * 4
      layer.data.copy(data, y * width * 4, from, from + width * 4)
    }
  return { input: data, raw: { width, height, channels: 4 }, left: x0, top: y0 }
}

// ---- one picture -------------------------------------------------------------------------------

const svgOf = (frame, body) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}">${body}</svg>`)

const tintOf = (tints, name) => {
  const tint = tints[name]
  if (!tint) throw new Error(`no tint '${name}'`)
  return tint
}

const standings = (picture, frame, tints) =>
  (picture.vessels ?? (picture.vessel === 'none' ? [] : [{ kind: picture.vessel }])).map((it) => {
    const tint = tintOf(tints, it.plate ?? picture.plate)
    const kind = it.kind ?? 'plate'
    const material = { board: tint.wood, tray: tint.paper }
    return {
      fill: picture.vessels ? undefined : picture.fill,
      holds: picture.vessels ? undefined : picture.holds,
      strands: picture.vessels ? undefined : picture.strands,
      ...it,
      kind,
      glow: tint.glow ?? 0.5,
      cx: Math.round((it.x ?? 0.5) * frame.width),
      cy: Math.round((it.y ?? 0.5) * frame.height),
      r: Math.round((it.size ?? (kind === 'coaster' ? 0.44 : 0.43)) * frame.height),
      colour: it.colour ?? material[kind] ?? tint.plate,
    }
  })

const compose = async (name, picture, frame, tints, folder) => {
  const random = seeded(name)
  const tint = tintOf(tints, picture.plate)
  const [from, to] = tint.ground
  const stands = standings(picture, frame, tints)
  const base = svgOf(
    frame,
    `<defs>${linear(
      'bg',
      [
        [0, from],
        [1, to],
      ],
      "x1='0' y1='0' x2='.35' y2='1'",
    )}${radial(
      'sun',
      [
        [0, '#ffffff', tint.glow ?? 0.5],
        [1, '#ffffff', 0],
      ],
      "cx='24%' cy='8%' r='75%'",
    )}</defs><rect width="100%" height="100%" fill="url(#bg)"/><rect width="100%" height="100%" fill="url(#sun)"/>${stands
      .map((it, at) => vessel(it, at, random))
      .join('')}`,
  )
  const layers = []
  for (const part of picture.parts ?? []) {
    const size = Math.round((part.scale ?? 0.5) * frame.height)
    const pixels = await partPixels(part, size, folder)
    const left = Math.round((part.x ?? 0.5) * frame.width - pixels.bare.width / 2) - pixels.left
    const top = Math.round((part.y ?? 0.5) * frame.height - pixels.bare.height / 2) - pixels.top
    layers.push(clip(pixels, left, top, frame))
  }
  if (picture.sprinkle) {
    const over = picture.over ?? {}
    const area = {
      cx: (over.x ?? 0.5) * frame.width,
      cy: (over.y ?? 0.5) * frame.height,
      r: (over.size ?? 0.3) * frame.height,
    }
    layers.push({ input: svgOf(frame, sprinkle([picture.sprinkle].flat(), frame, area, random)), left: 0, top: 0 })
  }
  const { data } = await sharp(base)
    .composite(layers.filter(Boolean))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: frame.width, height: frame.height, channels: 3 } })
}

// ---- one brand ---------------------------------------------------------------------------------

const digest = (...inputs) => {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(input).update('\0')
  return hash.digest('hex').slice(0, 24)
}

const readJson = async (file, otherwise) => (existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : otherwise)

const photoFor = (folder, name) =>
  photoTypes.map((type) => join(folder, 'photos', `${name}.${type}`)).find((file) => existsSync(file))

const frameOf = (name) => (name === 'hero' ? heroFrame : dishFrame)

const jobsOf = async (id, brandsDir, outDir, tools) => {
  const folder = join(brandsDir, id)
  const plates = await readJson(join(folder, 'plates.json'))
  if (!plates) return undefined
  const images = join(outDir, id, 'images')
  await mkdir(images, { recursive: true })
  const ledger = join(images, '.plates.json')
  const before = await readJson(ledger, {})
  const after = {}
  const expected = new Set()
  const jobs = []
  const job = (key, hash, files, run) => {
    after[key] = hash
    for (const file of files) expected.add(file)
    if (before[key] === hash && files.every((file) => existsSync(join(images, file)))) return
    jobs.push({ name: `${id}/${key}`, run })
  }

  for (const [name, picture] of Object.entries(plates.pictures)) {
    const frame = frameOf(name)
    const photo = photoFor(folder, name)
    const files = (picture.parts ?? []).filter((part) => part.file)
    const own = await Promise.all(
      [...(photo ? [photo] : files.map((part) => join(folder, part.file)))].map((file) => readFile(file)),
    )
    const tints = [picture.plate, ...(picture.vessels ?? []).map((it) => it.plate)]
      .filter(Boolean)
      .map((tint) => plates.tints[tint])
    const hash = digest(tools, JSON.stringify(photo ? name : [name, picture, tints]), ...own)
    job(
      name,
      hash,
      frame.sizes.map((size) => `${name}-${size}.webp`),
      async () => {
        const image = photo
          ? sharp(photo).rotate().resize(frame.width, frame.height, { fit: 'cover' })
          : await compose(name, picture, frame, plates.tints, folder)
        const pixels = await image.raw().toBuffer({ resolveWithObject: true })
        await Promise.all(
          frame.sizes.map((size) =>
            sharp(pixels.data, { raw: pixels.info })
              .resize(size)
              .webp({ quality: size === frame.sizes[0] ? 76 : 74, effort: 3 })
              .toFile(join(images, `${name}-${size}.webp`)),
          ),
        )
      },
    )
  }

  const icon = join(folder, 'favicon.svg')
  if (existsSync(icon)) {
    const svg = await readFile(icon)
    const sizes = [32, 180, 512]
    job('favicon', digest(tools, svg), ['favicon.svg', ...sizes.map((size) => `favicon-${size}.png`)], async () => {
      await copyFile(icon, join(images, 'favicon.svg'))
      for (const size of sizes)
        await sharp(svg, { density: 288 })
          .resize(size, size)
          .png({ palette: true })
          .toFile(join(images, `favicon-${size}.png`))
    })
  }

  const finish = async () => {
    for (const file of await readdir(images))
      if (/\.(webp|png|svg)$/.test(file) && !expected.has(file)) await rm(join(images, file))
    await writeFile(ledger, `${JSON.stringify(after, null, 1)}\n`)
  }
  return { id, jobs, finish, total: Object.keys(after).length }
}

export const makePlates = async ({
  brandsDir = join(root, 'brands'),
  outDir = join(root, 'dist', 'brands'),
  only = [],
  force = false,
} = {}) => {
  sharp.concurrency(1)
  const tools = digest(
    await readFile(fileURLToPath(import.meta.url)),
    await readFile(emojiPackage),
    JSON.stringify(sharp.versions),
  )
  const ids = (await readdir(brandsDir, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && (only.length === 0 || only.includes(entry.name)))
    .map((entry) => entry.name)
    .sort()
  const unknown = only.filter((id) => !ids.includes(id))
  if (unknown.length > 0) throw new Error(`no brand ${unknown.join(', ')}`)
  if (force) await Promise.all(ids.map((id) => rm(join(outDir, id, 'images', '.plates.json'), { force: true })))
  const brands = (await Promise.all(ids.map((id) => jobsOf(id, brandsDir, outDir, tools)))).filter(Boolean)
  const queue = brands.flatMap((brand) => brand.jobs)
  let next = 0
  const worker = async () => {
    while (next < queue.length) {
      const { name, run } = queue[next++]
      await run().catch((error) => {
        throw new Error(`${name}: ${error.message}`, { cause: error })
      })
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism() + 1) }, worker))
  await Promise.all(brands.map((brand) => brand.finish()))
  return brands.map((brand) => ({ id: brand.id, made: brand.jobs.length, kept: brand.total - brand.jobs.length }))
}

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const args = process.argv.slice(2)
  const outAt = args.indexOf('--out')
  const outDir = outAt >= 0 ? resolve(args[outAt + 1]) : undefined
  const only = args.filter((arg, at) => !arg.startsWith('--') && (outAt < 0 || at !== outAt + 1))
  const started = Date.now()
  const report = await makePlates({ ...(outDir ? { outDir } : {}), only, force: args.includes('--force') })
  for (const { id, made: fresh, kept } of report) console.log(`${id}: ${fresh} pictures made, ${kept} unchanged`)
  console.log(`${Date.now() - started} ms`)
}
