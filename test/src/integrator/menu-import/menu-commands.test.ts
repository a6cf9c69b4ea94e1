import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { brandCheck } from '../../../../src/integrator/check-command.ts'
import { menuExport } from '../../../../src/integrator/menu-import/export-command.ts'
import { menuImport } from '../../../../src/integrator/menu-import/import-command.ts'
import { brandNew } from '../../../../src/integrator/new-command.ts'
import { commandsIn, type RunCommand } from './run-command.ts'

describe('npm run menu:export and menu:import', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'tureen-menus-'))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const run: RunCommand = (command, ...args) => commandsIn(root)(command, ...args)
  const menuPath = (brand: string) => join(root, brand, 'menu.json')
  const textOf = (brand: string) => readFileSync(menuPath(brand), 'utf8')
  const table = (text: string) => {
    writeFileSync(join(root, 'menu.csv'), text)
    return join(root, 'menu.csv')
  }

  for (const brand of ['ember', 'nocturne'])
    it(`writes the menu of ${brand} as a table that changes nothing when it is read again`, async () => {
      cpSync(`brands/${brand}`, join(root, brand), { recursive: true })
      const before = textOf(brand)
      const exported = await run(menuExport, '--brand', brand, '--to', 'csv')
      expect([exported.code, exported.complained]).to.deep.equal([0, []])
      const file = table(`${exported.said[0]}\n`)
      const read = await run(menuImport, '--from', 'csv', file, '--brand', brand)
      expect([read.code, read.complained]).to.deep.equal([0, []])
      expect(read.said.filter((line) => !line.startsWith('warning '))).to.deep.equal([
        `${menuPath(brand)} has all of it already`,
      ])
      expect(textOf(brand)).to.equal(before)
    })

  it('writes an edited table as the menu, tells what changed, and a dry run writes nothing', async () => {
    await run(brandNew, 'corner')
    const before = textOf('corner')
    const [csv = ''] = (await run(menuExport, '--brand', 'corner', '--to', 'csv')).said
    const file = table(`${csv.replace('7.5', '8.25')}\n`.replace(/,\r\n/, ',chef\r\n'))
    const dry = await run(menuImport, '--from', 'csv', file, '--brand', 'corner', '--dry-run')
    expect([dry.code, textOf('corner')]).to.deep.equal([0, before])
    expect(dry.said).to.include('changed item soup: price was 7.5, is 8.25')
    const wet = await run(menuImport, '--from', 'csv', file, '--brand', 'corner')
    expect([wet.code, wet.said]).to.deep.equal([
      0,
      [
        'did not fit: menu.suspendedUntil, once, first at line 2: chef',
        'changed item soup: price was 7.5, is 8.25',
        `${menuPath('corner')} is written`,
      ],
    ])
    expect((await run(brandCheck, 'corner')).said).to.deep.equal(['corner: 0 errors, 0 warnings'])
    const json = await run(menuExport, '--brand', 'corner', '--to', 'json')
    expect(`${json.said[0]}\n`).to.equal(textOf('corner'))
  })

  it('writes nothing if the table is unreadable, has a fault of the lint, or the call is wrong', async () => {
    await run(brandNew, 'corner')
    const before = textOf('corner')
    const from = (text: string) => run(menuImport, '--from', 'csv', table(text), '--brand', 'corner')
    expect((await from('kind,id,name,price\nitem,soup,Soup,much\n')).complained).to.deep.equal([
      'error line 2, price: expected a number such as 12 or 7.50',
      `${menuPath('corner')} is unchanged`,
    ])
    expect((await from('kind,id,name,price\nitem,soup,Soup,7.505\n')).complained[0]).to.match(
      /^error items\.soup\.price/,
    )
    const dangling = await from(
      'kind,id,name,orderType,groups,items\nmenu,all,All,pickup,food,\ngroup,food,Food,,,soup\n',
    )
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
      // Without a build.
      ['--from', 'csv', file, '--brand', 'corner', '--publish'],
      ['--from', 'csv', file, '--brand', 'corner', '--publish', '--dry-run'],
    ])
      expect((await run(menuImport, ...wrong)).code, wrong.join(' ')).to.equal(2)
    expect((await run(menuExport, '--brand', 'corner', '--to', 'xml')).code).to.equal(2)
    writeFileSync(join(root, 'latin.csv'), Buffer.from('kind,id,name\nitem,caf\xe9,Caf\xe9\n', 'latin1'))
    const latin = await run(menuImport, '--from', 'csv', join(root, 'latin.csv'), '--brand', 'corner')
    expect(latin.complained[0]).to.include('is not UTF-8')
    expect(textOf('corner')).to.equal(before)
  })

  it('publishes the written menu, and says what to do if that is refused', async () => {
    await run(brandNew, 'corner')
    const published: string[] = []
    const importWith = (code: number, ...more: readonly string[]) => {
      const publish = (brandId: string) => {
        published.push(`${brandId} with ${textOf('corner').length} characters`)
        return Promise.resolve(code)
      }
      const file = table(
        'kind,id,name,orderType,groups,items,price\nmenu,all,All,pickup,food,,\ngroup,food,Food,,,soup,\nitem,soup,Soup,,,,4.5\n',
      )
      return commandsIn(root, { publish })(menuImport, '--from', 'csv', file, '--brand', 'corner', ...more)
    }
    const plain = await importWith(0)
    expect([plain.code, published]).to.deep.equal([0, []])
    const done = await importWith(0, '--publish')
    expect([done.code, done.said.at(-1)]).to.deep.equal([0, `${menuPath('corner')} has all of it already`])
    expect(published).to.deep.equal([`corner with ${textOf('corner').length} characters`])
    const refused = await importWith(1, '--publish')
    expect([refused.code, refused.complained]).to.deep.equal([
      1,
      [`${menuPath('corner')} is not published: npm run brand:publish -- corner publishes it`],
    ])
  })
})
