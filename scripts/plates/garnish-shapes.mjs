import { darker, lighter, linear, n, radial } from './ink.mjs'

export function crumbs(random, count, colour, halfWidth, halfHeight, cx = 100, cy = 100) {
  return Array.from(
    { length: count },
    () =>
      `<circle cx="${n(cx + (random() * 2 - 1) * halfWidth)}" cy="${n(cy + (random() * 2 - 1) * halfHeight)}" r="${n(
        1.5 + random() * 2.5,
      )}" fill="${colour}"/>`,
  ).join('')
}

export function wheel(rind, flesh) {
  return `<defs>${radial('f', [
    [0, lighter(flesh, 0.35)],
    [1, flesh],
  ])}</defs><circle cx="100" cy="100" r="84" fill="${rind}"/><circle cx="100" cy="100" r="75" fill="${lighter(
    flesh,
    0.75,
  )}"/>${Array.from({ length: 8 }, (_, at) => `<path d="M100 96L84 40Q100 27 116 40Z" transform="rotate(${at * 45} 100 100)" fill="url(#f)"/>`).join('')}`
}

export function skewer(pieces) {
  return `<rect x="2" y="96" width="196" height="7" rx="3.5" fill="#c9955a"/>${pieces
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
}

export function dip(colour) {
  return `<defs>${linear('d', [
    [0, '#fffaf2'],
    [1, '#d8c3aa'],
  ])}${radial('e', [
    [0, lighter(colour, 0.18)],
    [0.75, colour],
    [1, darker(colour, 0.3)],
  ])}</defs><circle cx="100" cy="100" r="82" fill="url(#d)"/><circle cx="100" cy="102" r="64" fill="url(#e)"/><path d="M62 84Q78 58 106 56" stroke="#fff" stroke-opacity=".6" stroke-width="7" fill="none" stroke-linecap="round"/>`
}

export function ring({ dough, glaze, bits }, random) {
  return `<defs>${radial('o', [
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
}

export function puff({ dough, filling }, random) {
  return `<defs>${radial(
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
}

export function glass(drink, top) {
  return `<defs>${linear('l', [
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
}

export function cup(drink, foam) {
  return `<defs>${linear('s', [
    [0, '#ffffff'],
    [1, '#cdd3d8'],
  ])}${radial('k', [
    [0, lighter(drink, 0.2)],
    [0.8, drink],
    [1, darker(drink, 0.4)],
  ])}</defs><circle cx="96" cy="104" r="92" fill="url(#s)"/><circle cx="96" cy="104" r="64" fill="#b9c1c8" fill-opacity=".45"/><path d="M150 76l34-22a13 13 0 0 1 14 20l-36 26Z" fill="#eef1f3"/><circle cx="96" cy="100" r="66" fill="#ffffff"/><circle cx="96" cy="100" r="57" fill="url(#k)"/><path d="M96 138C62 112 60 84 78 78q12-3 18 10 6-13 18-10c18 6 16 34-18 60Z" fill="${foam}" fill-opacity=".92"/><path d="M96 126C76 108 76 92 84 89q8-1 12 9 4-10 12-9c8 3 8 19-12 37Z" fill="${drink}" fill-opacity=".55"/>`
}
