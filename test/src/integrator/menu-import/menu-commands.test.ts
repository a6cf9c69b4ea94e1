import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { brandCheck } from '../../../../src/integrator/check-command.ts'
import type { Command } from '../../../../src/integrator/command.ts'
import { menuExport } from '../../../../src/integrator/menu-import/export-command.ts'
import { menuImport } from '../../../../src/integrator/menu-import/import-command.ts'
import { brandNew } from '../../../../src/integrator/new-command.ts'

describe('npm run menu:export and menu:import', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'tureen-menus-'))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const run = (command: (call: Command) => number, ...args: readonly string[]) => {
    const [said, complained]: [string[], string[]] = [[], []]
    const code = command({
      args,
      variables: { BRANDS_DIR: root },
      say: (text) => said.push(text),
      complain: (text) => complained.push(text),
    })
    return { code, said, complained }
  }
  const menuPath = (brand: string) => join(root, brand, 'menu.json')
  const textOf = (brand: string) => readFileSync(menuPath(brand), 'utf8')
  const table = (text: string) => {
    writeFileSync(join(root, 'menu.csv'), text)
    return join(root, 'menu.csv')
  }

  for (const brand of ['ember', 'nocturne'])
    it(`writes the menu of ${brand} as a table that changes nothing when it is read again`, () => {
      cpSync(`brands/${brand}`, join(root, brand), { recursive: true })
      const before = textOf(brand)
      const exported = run(menuExport, '--brand', brand, '--to', 'csv')
      expect([exported.code, exported.complained]).to.deep.equal([0, []])
      const file = table(`${exported.said[0]}\n`)
      const read = run(menuImport, '--from', 'csv', file, '--brand', brand)
      expect([read.code, read.complained]).to.deep.equal([0, []])
      expect(read.said.filter((line) => !line.startsWith('warning '))).to.deep.equal([
        `${menuPath(brand)} has all of it already`,
      ])
      expect(textOf(brand)).to.equal(before)
    })

  it('writes an edited table as the menu, tells what changed, and a dry run writes nothing', () => {
    run(brandNew, 'corner')
    const before = textOf('corner')
    const [csv = ''] = run(menuExport, '--brand', 'corner', '--to', 'csv').said
    const file = table(`${csv.replace('7.5', '8.25')}\n`.replace(/,\r\n/, ',chef\r\n'))
    const dry = run(menuImport, '--from', 'csv', file, '--brand', 'corner', '--dry-run')
    expect([dry.code, textOf('corner')]).to.deep.equal([0, before])
    expect(dry.said).to.include('changed item soup: price was 7.5, is 8.25')
    const wet = run(menuImport, '--from', 'csv', file, '--brand', 'corner')
    expect([wet.code, wet.said]).to.deep.equal([
      0,
      [
        'did not fit: menu.suspendedUntil, once, first at line 2: chef',
        'changed item soup: price was 7.5, is 8.25',
        `${menuPath('corner')} is written`,
      ],
    ])
    expect(run(brandCheck, 'corner').said).to.deep.equal(['corner: 0 errors, 0 warnings'])
    const json = run(menuExport, '--brand', 'corner', '--to', 'json')
    expect(`${json.said[0]}\n`).to.equal(textOf('corner'))
  })

  it('writes nothing if the table is unreadable, has a fault of the lint, or the call is wrong', () => {
    run(brandNew, 'corner')
    const before = textOf('corner')
    const from = (text: string) => run(menuImport, '--from', 'csv', table(text), '--brand', 'corner')
    expect(from('kind,id,name,price\nitem,soup,Soup,much\n').complained).to.deep.equal([
      'error line 2, price: expected a number such as 12 or 7.50',
      `${menuPath('corner')} is unchanged`,
    ])
    expect(from('kind,id,name,price\nitem,soup,Soup,7.505\n').complained[0]).to.match(/^error items\.soup\.price/)
    const dangling = from('kind,id,name,orderType,groups,items\nmenu,all,All,pickup,food,\ngroup,food,Food,,,soup\n')
    expect(dangling.code).to.equal(1)
    expect(dangling.complained).to.include('error menus.all > groups.food names items.soup, which does not exist')
    const file = table('kind,id\n')
    for (const wrong of [
      ['--from', 'pdf', file, '--brand', 'corner'],
      ['--from', 'csv', '--brand', 'corner'],
      ['--from', 'csv', file],
      ['--from', 'csv', join(root, 'none.csv'), '--brand', 'corner'],
      ['--from', 'csv', file, '--brand', 'nobody'],
      ['--from', 'csv', file, '--brand', 'corner', '--location', 'elsewhere'],
      ['--from', 'csv', file, '--brand', 'corner', '--publish'],
    ])
      expect(run(menuImport, ...wrong).code, wrong.join(' ')).to.equal(2)
    expect(run(menuExport, '--brand', 'corner', '--to', 'xml').code).to.equal(2)
    writeFileSync(join(root, 'latin.csv'), Buffer.from('kind,id,name\nitem,caf\xe9,Caf\xe9\n', 'latin1'))
    expect(run(menuImport, '--from', 'csv', join(root, 'latin.csv'), '--brand', 'corner').complained[0]).to.include(
      'is not UTF-8',
    )
    expect(textOf('corner')).to.equal(before)
  })
})
