import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { lintMenus } from '../../src/menu-lint-lines.ts'
import { copyDemoBrands } from '../builders/demo-brands.ts'

describe('npm run lint:menu', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'tureen-lint-'))
    copyDemoBrands(root)
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const changed = (file: string, from: string, to: string): void => {
    const text = readFileSync(join(root, file), 'utf8')
    expect(text).to.contain(from)
    writeFileSync(join(root, file), text.replace(from, to))
  }
  const relative = () => lintMenus(root).lines.map((line) => line.replaceAll(`${root}/`, ''))

  it('finds nothing to mend in our own brands', () => {
    expect(lintMenus(root)).to.deep.equal({ lines: [], errors: 0, files: 6 })
  })

  it('MENU-40 our own menus mark every modifier for diets, sizes and heat too, and what is vegan for all that it suits', () => {
    for (const brand of ['ember', 'nocturne']) {
      const { options, items } = JSON.parse(readFileSync(`brands/${brand}/menu.json`, 'utf8'))
      for (const { id, items: offered } of Object.values<{ id: string; items: readonly string[] }>(options)) {
        const marks: readonly (readonly string[])[] = offered.map((item) => items[item].dietaryRestrictions)
        expect(
          marks.filter(({ length }) => length === 0),
          `${brand} ${id}`,
        ).to.deep.equal([])
        for (const one of marks.filter((diets) => diets.includes('Vegan')))
          expect(one, `${brand} ${id}`).to.include.members(['Vegetarian', 'Dairy free'])
      }
    }
  })

  it('UPS-04 tells of an upsell that names a dish the menu does not have', () => {
    changed('nocturne/upsells.json', '"cold-brew"', '"hot-brew"')
    expect(relative()).to.deep.equal([
      'error nocturne/upsells.json menus.upsells-pickup > groups.one-for-the-road names items.hot-brew, which does not exist',
    ])
  })

  it('tells each problem in one line with its file and its path, also where an entry cannot be read', () => {
    changed(
      'ember/menu.json',
      '"defaultModifiers": ["cup-regular"]',
      '"defaultModifiers": ["cup-regular", "cup-large"]',
    )
    changed('nocturne/menu.json', '"price": 0,', '"price": "much",')
    const lines = relative()
    expect(lines[0]).to.match(
      /^error ember\/menu\.json menus\.menu-pickup > groups\.drinks > items\.[a-z-]+ > options\.cup-size preselects 2 and allows 1$/,
    )
    expect(lines[1]).to.match(/^error nocturne\/menu\.json items\.[a-z-]+\.price: not an amount/)
    expect(lines.every((line) => /^(error|warning) /.test(line) && !line.includes('\n'))).to.equal(true)
  })

  it('MENU-32 says where subgroups nest: their dishes are picked in one list', () => {
    const path = join(root, 'ember/menu.json')
    const menu = JSON.parse(readFileSync(path, 'utf8'))
    menu.groups['bundles-two'].subgroups = ['bundles-three']
    menu.groups['bundles-three'] = { ...menu.groups['bundles-four'], id: 'bundles-three', subgroups: [] }
    writeFileSync(path, JSON.stringify(menu))
    const lines = relative()
    expect(lines[0]).to.match(
      /^warning ember\/menu\.json menus\.[a-z-]+ > .* > groups\.bundles-two is a subgroup with subgroups of its own: groups\.bundles-three$/,
    )
  })

  it('looks at the other files when one is no JSON', () => {
    writeFileSync(join(root, 'ember/packing.json'), '{')
    changed('nocturne/menu.json', '"max": 6,', '"max": 5,')
    const lines = relative()
    expect(lines).to.have.lengthOf(2)
    expect(lines[0]).to.match(/^error ember\/packing\.json is not JSON/)
    expect(lines[1]).to.match(/^error nocturne\/menu\.json .* > options\.six-pick requires 6 and allows 5$/)
  })

  it('ends with 1 on an error, and with 0 on none', () => {
    const run = (): number => {
      try {
        execFileSync(process.execPath, ['scripts/run-script.mjs', 'src/lint-menus.ts', root], { stdio: 'pipe' })
        return 0
      } catch (reason) {
        return reason instanceof Error && 'status' in reason ? Number(reason.status) : Number.NaN
      }
    }
    expect(run()).to.equal(0)
    changed('nocturne/menu.json', '"max": 6,', '"max": 5,')
    expect(run()).to.equal(1)
  }).timeout(60_000)
})
