import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { expect } from 'chai'
import { restoreBackup } from '../../../src-server/store/backup.ts'

describe('a damaged backup', function () {
  this.timeout(120_000)
  let folder: string
  let whole: Buffer
  before(async () => {
    const database = await PGlite.create()
    await database.exec('create table orders (id text)')
    whole = Buffer.from(await (await database.dumpDataDir('gzip')).arrayBuffer())
    await database.close()
  })
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tureen-damaged-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const playedBack = async (bytes: Buffer) => {
    const file = join(folder, 'backup.tar.gz')
    writeFileSync(file, bytes)
    const dataDir = join(folder, 'data')
    const done = await restoreBackup(dataDir, file)
    return { done, file, dataDir }
  }
  const flipped = (bytes: Buffer) => {
    const copy = Buffer.from(bytes)
    const at = Math.floor(copy.length / 2)
    copy[at] = (copy[at] ?? 0) ^ 1
    return copy
  }

  const damages: Readonly<Record<string, () => Buffer>> = {
    'cut off': () => whole.subarray(0, whole.length / 2),
    'changed by a bit': () => flipped(whole),
    empty: () => Buffer.alloc(0),
    'no archive': () => Buffer.from('these are my orders'),
    'an archive of something else': () => gzipSync('these are my orders'),
  }
  for (const [name, bytes] of Object.entries(damages)) {
    it(`V17 that is ${name} is refused and leaves nothing behind`, async () => {
      const { done, file, dataDir } = await playedBack(bytes())
      expect(done).to.deep.equal({ _tag: 'Damaged', path: file })
      expect(existsSync(dataDir)).to.equal(false)
    })
  }

  it('V17 a whole one is played back', async () => {
    const { done, dataDir } = await playedBack(whole)
    expect(done).to.deep.equal({ _tag: 'PlayedBack' })
    expect(readFileSync(join(dataDir, 'database', 'PG_VERSION'), 'utf8')).to.match(/^\d+/)
  })
})
