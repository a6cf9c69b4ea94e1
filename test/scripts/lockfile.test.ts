import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { isProduction, type Locked, lockedIn, lockWrongs } from './lockfile.ts'

const locked = lockedIn(readFileSync('package-lock.json', 'utf8'))

/** All platforms together; one installs ten fewer (docs/decisions/0024). Raise it only there. */
const mostInProduction = 104

describe('what npm ci installs', () => {
  it('G12 comes from the registry by its checksum, runs no script where orders are taken, and may be handed on', () => {
    expect(locked.length).to.be.greaterThan(300)
    expect(lockWrongs(locked)).to.deep.equal([])
  })

  it('G12 is not more where orders are taken than is written down', () => {
    expect(locked.filter(isProduction)).to.have.length.at.most(mostInProduction)
  })

  it('G12 is found out when it is not so', () => {
    const fine: Locked = { path: 'node_modules/fine', integrity: 'sha512-x', license: 'MIT' }
    const planted: readonly Locked[] = [
      fine,
      { ...fine, path: 'elsewhere', resolved: 'https://packages.example/fine-1.0.0.tgz' },
      { ...fine, path: 'from git', resolved: 'git+ssh://git@github.com/fine/fine.git#1' },
      { ...fine, path: 'unchecked', integrity: 'sha1-x' },
      { ...fine, path: 'node_modules/esbuild', hasInstallScript: true },
      { ...fine, path: 'copyleft', license: 'AGPL-3.0-only' },
      { ...fine, path: 'of tools', license: 'LGPL-3.0-or-later' },
      { ...fine, path: 'both', license: 'MIT AND GPL-2.0-only' },
      { path: 'unlicensed', integrity: 'sha512-x' },
    ]
    expect(lockWrongs(planted)).to.deep.equal([
      'elsewhere comes from https://packages.example/fine-1.0.0.tgz',
      'from git comes from git+ssh://git@github.com/fine/fine.git#1',
      'unchecked has no checksum',
      'node_modules/esbuild runs a script when it is installed',
      'copyleft is under AGPL-3.0-only',
      'of tools is under LGPL-3.0-or-later',
      'both is under MIT AND GPL-2.0-only',
      'unlicensed is under no licence',
    ])
    const fineToo = { ...fine, dev: true, license: '(GPL-2.0-only OR MIT)' }
    expect(
      lockWrongs([fineToo, { ...fine, dev: true, path: 'node_modules/esbuild', hasInstallScript: true }]),
    ).to.deep.equal([])
  })
})
