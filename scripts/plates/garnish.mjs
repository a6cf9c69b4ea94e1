import { grains } from './contents.mjs'
import { crumbs, cup, dip, glass, puff, ring, skewer, wheel } from './garnish-shapes.mjs'
import { linear, n, radial } from './ink.mjs'

export const garnish = {
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
