import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { idleSettings, settingsIn, unlistedSettings } from './settings.ts'
import { ourScripts, pathsIn, read } from './source-files.ts'

const page = readFileSync('docs/reference/settings.md', 'utf8')
const files = [...ourScripts(), ...pathsIn('scripts', /\.mjs$/).map(read), read('esbuild.config.mjs')]

describe('settings from outside', () => {
  it('each environment variable that a program of ours reads is in docs/reference/settings.md', () => {
    expect(files.flatMap(settingsIn)).to.include.members(['PORT', 'DATABASE_URL', 'SANDBOX_DELAY', 'FC_SEED'])
    expect(unlistedSettings(files, page)).to.deep.equal([])
  })

  it('each row of docs/reference/settings.md is of a variable that is read', () => {
    expect(idleSettings(files, page)).to.deep.equal([])
    expect(idleSettings(files, `${page}\n| \`OVEN\` | how hot | 200 |`)).to.deep.equal(['OVEN'])
  })

  for (const [path, text] of [
    ['src/server/oven.ts', "export const heat = process.env['OVEN_HEAT']"],
    ['src/render/oven.ts', 'export const heat = ({ env }: NodeJS.Process) => env.OVEN_HEAT'],
    ['scripts/oven.mjs', 'const { OVEN_HEAT: heat = 200 } = process.env'],
    ['src/environment/environment.ts', '    OVEN_HEAT: otherwise(text, "200"),'],
  ] as const)
    it(`goes red: ${text}`, () => {
      expect(unlistedSettings([{ path, text }], page)).to.deep.equal([
        `${path} reads OVEN_HEAT, which docs/reference/settings.md does not list`,
      ])
    })
})
