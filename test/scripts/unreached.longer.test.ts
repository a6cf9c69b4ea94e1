import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import { judge } from '../../scripts/unreached.mjs'

describe('What no entry reaches', () => {
  it('is allowed where work that is to come is named, and only as long as it is needed', () => {
    expect(judge(['a.ts', 'b.ts: rule'], ['a.ts', 'b.ts: rule'])).to.deep.equal({ unreached: [], notNeeded: [] })
    expect(judge(['a.ts', 'b.ts: rule'], ['a.ts'])).to.deep.equal({ unreached: ['b.ts: rule'], notNeeded: [] })
    expect(judge(['a.ts'], ['a.ts', 'b.ts: rule'])).to.deep.equal({ unreached: [], notNeeded: ['b.ts: rule'] })
  })

  describe('in a tree where it was planted', () => {
    let folder: string
    const write = (path: string, text: string) => writeFileSync(join(folder, path), text)

    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'tureen-unreached-'))
      for (const name of ['src', 'src/server', 'scripts']) mkdirSync(join(folder, name))
      cpSync('scripts/unreached.mjs', join(folder, 'scripts/unreached.mjs'))
      cpSync('knip.jsonc', join(folder, 'knip.jsonc'))
      symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
      write('package.json', '{ "name": "planted", "type": "module", "dependencies": {} }')
      write('tsconfig.json', '{ "compilerOptions": { "module": "nodenext", "allowImportingTsExtensions": true } }')
      write('src/server/main.ts', "import { used } from './rules.ts'\nused()\n")
      write('src/server/rules.ts', 'export const used = () => 1\n')
    })
    afterEach(() => rmSync(folder, { recursive: true }))

    const checked = (): { readonly code: number; readonly said: string } => {
      try {
        execFileSync(process.execPath, ['scripts/unreached.mjs'], { cwd: folder, stdio: 'pipe' })
        return { code: 0, said: '' }
      } catch (reason) {
        if (!(reason instanceof Error && 'status' in reason && 'stderr' in reason)) throw reason
        return { code: Number(reason.status), said: String(reason.stderr) }
      }
    }

    it('is nothing as long as all of it runs', () => {
      expect(checked()).to.deep.equal({ code: 0, said: '' })
    })

    it('goes red: an export that nothing imports, a file, a package', () => {
      write('src/server/rules.ts', 'export const used = () => 1\nexport const planted = () => 2\n')
      write('src/server/forgotten.ts', 'export const rule = () => 3\n')
      write('package.json', '{ "name": "planted", "type": "module", "dependencies": { "left-behind": "1.0.0" } }')
      expect(checked()).to.deep.equal({
        code: 1,
        said: [
          'Nothing that runs reaches package.json: left-behind',
          'Nothing that runs reaches src/server/forgotten.ts',
          'Nothing that runs reaches src/server/rules.ts: planted',
          '',
        ].join('\n'),
      })
    })

    it('goes red: a row of the list that is not needed', () => {
      write('reached-later.json', '[{ "file": "src/server/rules.ts", "name": "used", "until": "never" }]')
      expect(checked().said).to.equal('reached-later.json need not name src/server/rules.ts: used any more\n')
    })
  })
})
