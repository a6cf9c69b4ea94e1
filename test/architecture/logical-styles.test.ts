import { expect } from 'chai'
import { pathsIn, read } from './source-files.ts'

/** Properties and values that name a side of the screen, and their logical names (ADR 168). */
const physical: readonly (readonly [RegExp, string])[] = [
  [/(?:^|[\s;{])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/, '…-inline-start or -end'],
  [/(?:^|[\s;{])(?:left|right)\s*:/, 'inset-inline-start or -end'],
  [/border-(?:top|bottom)-(?:left|right)-radius/, 'border-start-start-radius and the like'],
  [/text-align:\s*(?:left|right)/, 'text-align: start or end'],
  [/translateX\((?!.*--mirror)/, 'translateX with var(--mirror, 1)'],
  [/background-position:[^;]*(?:left|right)/, 'a rule for [dir=rtl] too'],
  [/(?:^|[\s;{])float:\s*(?:left|right)/, 'a rule for [dir=rtl] too'],
]

/** Four different sides in one value, of which the second and the fourth are left and right. */
const fourSides = /(?:^|[\s;{])(?:margin|padding|inset|scroll-padding)\s*:\s*([^;{}]+)/

/** Where the side of the screen is meant, or does not show. */
const exceptions: Readonly<Record<string, string>> = {
  'src-ui/selection/item-header.module.css float': 'its rule for [dir=rtl] follows',
  'src-ui/selection/diet-filter.module.css float': 'its rule for [dir=rtl] follows',
  'src-ui/selection/option-group.module.css float': 'a floating legend as wide as its group',
}

interface Fault {
  readonly path: string
  readonly line: string
}

/** Values of a shorthand; spaces in brackets do not separate. */
function sidesIn(line: string): readonly string[] {
  let value = fourSides.exec(line)?.[1] ?? ''
  // From the innermost brackets outwards.
  while (/\([^()]*\)/.test(value))
    value = value.replace(/\(([^()]*)\)/g, (_, inner) => `<${inner.replaceAll(' ', '_')}>`)
  return value.trim().split(/\s+/)
}

/** Lines with a physical side outside rules for [dir=rtl]. */
function faultsIn(path: string, css: string): readonly Fault[] {
  const rules = css.replace(/\[dir='rtl'\][^{}]*\{[^{}]*\}/g, '')
  return rules.split('\n').flatMap((line) => {
    const [, right, , left] = sidesIn(line)
    const isPhysical = physical.some(([pattern]) => pattern.test(line)) || (left !== undefined && left !== right)
    return isPhysical ? [{ path, line: line.trim() }] : []
  })
}

function isExcepted({ path, line }: Fault): boolean {
  return exceptions[`${path} ${line.split(':')[0]}`] !== undefined
}

describe('Style sheets for both directions of writing', () => {
  const sheets = pathsIn('src-ui', /\.css$/).map(read)
  const found = sheets.flatMap(({ path, text }) => faultsIn(path, text))

  it('SHELL-10 name no left and no right where a logical property exists', () => {
    expect(sheets.length).to.be.above(100)
    expect(found.filter((fault) => !isExcepted(fault))).to.deep.equal([])
  })

  it('SHELL-10 need every exception that is listed', () => {
    for (const name of Object.keys(exceptions))
      expect(
        found.some(({ path, line }) => `${path} ${line.split(':')[0]}` === name),
        name,
      ).to.equal(true)
  })

  it('SHELL-10 a physical side is seen, and a rule for one direction is not', () => {
    const css = [
      '.a { margin-left: 1px; }',
      '.b { padding: 0 1px 0 2px; }',
      '.c { padding: 0 calc(1px + 2px) 0 calc(1px + 2px); }',
      "[dir='rtl'] .d { float: right; }",
      '.e { right: 0; }',
      '.f { margin-inline-start: 1px; text-align: end; }',
      '.g { transform: translateX(calc(4px * var(--mirror, 1))); }',
      '.h { transform: translateX(4px); }',
    ].join('\n')
    expect(faultsIn('x', css).map(({ line }) => line[1])).to.deep.equal(['a', 'b', 'e', 'h'])
  })
})
