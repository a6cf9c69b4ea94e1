import { n } from './ink.mjs'

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

export function sprinkle(kinds, frame, over, random) {
  return kinds
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
}
