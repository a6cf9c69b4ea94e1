import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { type BrandSecrets, readBrandSecrets } from '../../../src/environment/brand-secrets.ts'

const key = 'sk_test_of_ember'

describe('The secrets of several brands', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'secrets-'))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const fileOf = (content: unknown, mode = 0o600) => {
    const file = join(root, 'secrets.json')
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
    chmodSync(file, mode)
    return { SECRETS_FILE: file }
  }
  const put = (path: string, value: string, mode = 0o600) => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), value)
    chmodSync(join(root, path), mode)
  }
  const refusal = (act: () => unknown): string => {
    try {
      act()
      return 'it was read'
    } catch (reason) {
      return String(reason)
    }
  }
  const sectionsOf = ({ sections }: BrandSecrets) => Object.fromEntries(sections)

  it('PAY-50 come from one file, with a section for each brand, location and further account', () => {
    const json = {
      ember: { STRIPE_SECRET_KEY: key, PAYMENT_ACCOUNT: '2027' },
      'ember+2027': { STRIPE_SECRET_KEY: 'sk_test_new' },
      'nocturne/harbor': { SQUARE_LOCATION_ID: 'LHARBOR' },
    }
    const secrets = readBrandSecrets(fileOf(json))
    expect(sectionsOf(secrets)).to.deep.equal(json)
    expect(secrets).to.deep.include({ warnings: [], isConfigured: true, faults: new Map() })
  })

  it('PAY-50 come from a folder as Kubernetes mounts it: a link for each value, beside entries of its own', () => {
    put('..2026/STRIPE_SECRET_KEY', `${key}\n`)
    mkdirSync(join(root, 'ember/red-hook'), { recursive: true })
    symlinkSync(join(root, '..2026/STRIPE_SECRET_KEY'), join(root, 'ember/STRIPE_SECRET_KEY'))
    put('ember/red-hook/SQUARE_LOCATION_ID', 'LREDHOOK')
    put('ember/..data/ignored', 'x')
    expect(sectionsOf(readBrandSecrets({ SECRETS_DIR: root }))).to.deep.equal({
      ember: { STRIPE_SECRET_KEY: key },
      'ember/red-hook': { SQUARE_LOCATION_ID: 'LREDHOOK' },
    })
  })

  it('are refused in a file that every user may write, and in a folder where every user may replace it', () => {
    expect(refusal(() => readBrandSecrets(fileOf({ ember: {} }, 0o602)))).to.include('can be written by every user')
    const safe = fileOf({ ember: {} })
    chmodSync(root, 0o777)
    expect(refusal(() => readBrandSecrets(safe))).to.include(`could replace ${safe.SECRETS_FILE}`)
    chmodSync(root, 0o1777)
    expect(
      refusal(() => readBrandSecrets(safe)),
      'sticky, as a mount has it',
    ).to.equal('it was read')
  })

  it('bring a warning in a file that every user may read', () => {
    const secrets = readBrandSecrets(fileOf({ ember: {} }, 0o644))
    expect(secrets.warnings).to.have.length(1)
    expect(secrets.warnings[0]).to.include('can be read by every user')
    expect(readBrandSecrets(fileOf({ ember: {} }, 0o640)).warnings).to.deep.equal([])
  })

  it('SHELL-46 with a fault concern one brand alone, and its reason names the setting and never the value', () => {
    const value = 'not-a-key-but-secret'
    const faults = (ember: unknown) => readBrandSecrets(fileOf({ ember, nocturne: { STRIPE_SECRET_KEY: key } }))
    for (const settings of [{ STRIPE_SECRET_KEY: value }, { STRIPE_SECRT_KEY: value }, { [value]: 'x' }, value]) {
      const secrets = faults(settings)
      expect([...secrets.faults.keys()]).to.deep.equal(['ember'])
      expect(secrets.faults.get('ember')).not.to.include(value)
      expect(sectionsOf(secrets)).to.have.all.keys('nocturne')
    }
    expect(faults({ STRIPE_SECRT_KEY: value }).faults.get('ember')).to.include('STRIPE_SECRT_KEY')
    put('ember/STRIPE_SECRET_KEY', key, 0o602)
    put('nocturne/STRIPE_SECRET_KEY', key)
    rmSync(join(root, 'secrets.json'))
    expect([...readBrandSecrets({ SECRETS_DIR: root }).faults.keys()]).to.deep.equal(['ember'])
  })

  it('that cannot be read at all stop the start, without a value in the line', () => {
    const broken = refusal(() => readBrandSecrets(fileOf(`{ "ember": { "STRIPE_SECRET_KEY": "${key}" `)))
    expect(broken).to.include('which is not JSON').and.not.to.include(key)
    expect(refusal(() => readBrandSecrets(fileOf({ [`${key} `]: {} }))))
      .to.include('whose name is not a brand')
      .and.not.to.include(key)
    expect(refusal(() => readBrandSecrets({ SECRETS_FILE: join(root, 'none') }))).to.include('cannot be read')
    expect(refusal(() => readBrandSecrets({ ...fileOf({}), SECRETS_DIR: root }))).to.include('exclude each other')
  })
})
