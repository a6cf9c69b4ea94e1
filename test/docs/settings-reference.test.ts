import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { environmentCodec } from '../../src/environment/environment.ts'
import { settingGroups } from '../../src/integrator/setting-meanings.ts'
import { settingsReference } from '../../src/integrator/settings-reference.ts'

describe('docs/reference/settings.md', () => {
  it('is what npm run docs:settings writes', () => {
    expect(readFileSync('docs/reference/settings.md', 'utf8')).to.equal(settingsReference())
  })

  it('describes every setting of the server once', () => {
    const described = Object.values(settingGroups).flatMap((settings) => Object.keys(settings))
    const read = [...Object.keys(environmentCodec.required), ...Object.keys(environmentCodec.optional)]
    expect(read).to.include.members(['PORT', 'DATABASE_URL'])
    expect(described.toSorted()).to.deep.equal(read.toSorted())
  })

  it('says how a value is written and what happens without it', () => {
    const page = settingsReference()
    expect(page).to.include('| `PORT` | The port that the shop listens on. | a port from 0 to 65535 | `3000` |')
    expect(page).to.include('an address such as postgres://user@host/database | the embedded database |')
  })
})
