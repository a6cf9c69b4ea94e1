import { expect } from 'chai'
import { pathsIn, read } from './source-files.ts'

/** SHELL-16, in rem. Above the third nothing changes. */
const breakpoints = [48, 60, 72, 84, 96]

const ofParts: Readonly<Record<string, readonly number[]>> = {
  'src-ui/shell/header.module.css': [40],
  'src-ui/checkout/card/wallet-slot.module.css': [40],
  'src-ui/selection/option-group.module.css': [36, 35.99],
}

/** Media query widths in rem. Other units are not breakpoints of ours. */
function widthsIn(css: string): readonly number[] {
  return [...css.matchAll(/@media[^{]*\{/g)].flatMap(([query]) =>
    [...query.matchAll(/(?:width\s*[:<>=]+\s*)([\d.]+)(\w+)/g)].map(([, width, unit]) =>
      unit === 'rem' ? Number(width) : Number.NaN,
    ),
  )
}

describe('The widths at which a page changes', () => {
  const sheets = ['src-ui', 'brands'].flatMap((folder) => pathsIn(folder, /\.css$/)).map(read)
  const found = sheets.flatMap(({ path, text }) => widthsIn(text).map((width) => ({ path, width })))

  it('SHELL-16 are the five of the catalogue, in rem', () => {
    const others = found.filter(
      ({ path, width }) => !breakpoints.includes(width) && ofParts[path]?.includes(width) !== true,
    )
    expect(others).to.deep.equal([])
  })

  it('SHELL-16 small, medium and large each change something', () => {
    const used = new Set(found.map(({ width }) => width))
    expect(breakpoints.filter((width) => used.has(width))).to.include.members([48, 60, 72])
    for (const [path, widths] of Object.entries(ofParts))
      for (const width of widths) expect(found, path).to.deep.include({ path, width })
  })

  it('SHELL-16 another width is seen', () => {
    expect(widthsIn('@media (min-width: 50rem) {} @media (width >= 700px) and (max-width:48rem) {}')).to.deep.equal([
      50,
      Number.NaN,
      48,
    ])
  })
})
