import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chownSync,
  closeSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import pg from 'pg'
import { drained } from '../../faults/phoenix.ts'
import { crowdBefore } from '../../load/calls-of-crowd.ts'
import { shopProcesses } from '../../load/shop-processes.ts'

const megabyte = 1_048_576

/** A RAM disk; undefined without the privilege. */
function ownDisk(megabytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'tureen-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
}

function freeOn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

function fill(folder: string, left: number): void {
  const file = openSync(join(folder, 'of-somebody-else'), 'a')
  const block = Buffer.alloc(64 * 1024)
  try {
    while (freeOn(folder) > left) writeSync(file, block, 0, Math.min(block.length, freeOn(folder) - left))
  } finally {
    closeSync(file)
  }
}

function empty(folder: string): void {
  truncateSync(join(folder, 'of-somebody-else'), 0)
}

const postgres = process.env['TEST_DATABASE_URL'] ?? ''

/** A database on that disk; undefined if PostgreSQL runs on another machine or account. */
async function databaseOn(
  folder: string,
): Promise<{ readonly url: string; readonly drop: () => Promise<void> } | undefined> {
  if (postgres === '') return undefined
  const name = `full_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: postgres })
  await admin.connect()
  try {
    const { rows } = await admin.query<{ folder: string }>("select current_setting('data_directory') as folder")
    const { uid, gid } = statSync(rows[0]?.folder ?? '')
    chownSync(folder, uid, gid)
    await admin.query(`create tablespace ${name} location '${folder}'`)
  } catch {
    await admin.end()
    return undefined
  }
  await admin.query(`create database ${name} tablespace ${name}`)
  const url = new URL(postgres)
  url.pathname = `/${name}`
  const drop = async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.query(`drop tablespace ${name}`)
    await admin.end()
  }
  return { url: url.href, drop }
}

describe('a disk that is really full', function () {
  this.timeout(300_000)
  let disk: string | undefined
  let ends: (() => Promise<void> | void)[] = []
  const later = (end: () => Promise<void> | void) => {
    ends = [end, ...ends]
  }

  beforeEach(function () {
    const folder = ownDisk(600)
    disk = folder
    if (folder === undefined) {
      console.log('      skipped: only root may mount a disk of its own')
      return this.skip()
    }
    later(() => {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true })
    })
    return undefined
  })
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })

  it('V8 of the embedded database: nothing is placed or charged, nothing hangs, what was acknowledged is there afterwards', async () => {
    const folder = disk ?? ''
    const shop = await shopProcesses({ dataDir: join(folder, 'data') })
    later(shop.close)
    const crowd = await crowdBefore(shop.origin, 8)
    later(crowd.end)
    const keys: string[] = []
    const order = async (kind: 'cash' | 'card') => {
      const key = randomUUID()
      const answered = await crowd.placing(kind, key)
      if (answered.status === 200) keys.push(key)
      return answered
    }
    for (let n = 0; n < 40; n += 1) expect(await order(n % 2 === 0 ? 'cash' : 'card')).to.have.property('status', 200)

    // The watch refuses early; then the disk is filled to the last byte while jobs and calls continue.
    fill(folder, 150 * megabyte)
    await sleep(1_000)
    const refused = await order('card')
    expect([refused.status, refused.retryAfter]).to.deep.equal([503, '5'])
    fill(folder, 0)
    for (let n = 0; n < 20; n += 1) {
      const answered = await order(n % 2 === 0 ? 'cash' : 'card')
      expect(answered.status).to.equal(503)
      expect(answered.milliseconds).to.be.lessThan(15_000)
    }
    expect((await fetch(`${shop.origin}/readyz`)).status).to.equal(503)

    // Killed on a full disk, where it must not start.
    await shop.server.end('SIGKILL')
    const why = await shop.server.rise().then(
      () => 'it came back',
      (reason: unknown) => String(reason),
    )
    expect(why).to.match(/Only \d+ MB are free/)
    empty(folder)
    await shop.server.rise()
    for (const key of keys) expect(await crowd.statusOf(key)).to.have.property('status', 200)
    expect(await order('card')).to.have.property('status', 200)
  })

  it('V8 of PostgreSQL: what does not fit is refused and not lost, and what was charged is an order once there is room', async function () {
    const folder = disk ?? ''
    const database = await databaseOn(folder)
    if (database === undefined) {
      console.log('      skipped: TEST_DATABASE_URL names no superuser of a PostgreSQL on this machine')
      return this.skip()
    }
    later(database.drop)
    const shop = await shopProcesses({ databaseUrl: database.url })
    later(shop.close)
    const crowd = await crowdBefore(shop.origin, 8)
    later(crowd.end)
    const told = new Map<string, number>()
    const order = async () => {
      const key = randomUUID()
      const answered = await crowd.placing(told.size % 2 === 0 ? 'cash' : 'card', key)
      told.set(key, answered.status)
      expect([200, 202, 503], answered.text).to.include(answered.status)
      if (answered.status === 503) expect(answered.retryAfter).to.equal('5')
      expect(answered.milliseconds).to.be.lessThan(15_000)
      return answered.status
    }
    fill(folder, 0)
    // The tables' last pages have some room before nothing fits.
    for (let refused = 0; refused < 20; ) refused += (await order()) === 200 ? 0 : 1

    empty(folder)
    expect(await drained(shop.origin, Date.now() + 90_000)).to.equal(undefined)
    for (const [key, status] of told) {
      const { status: now, text } = await crowd.statusOf(key)
      const isPlaced = now === 200 && /"statusCode":200\b/.test(text)
      if (status === 200) expect(isPlaced, text).to.equal(true)
      if (status === 503) expect([404, 200], text).to.include(now)
      if (status === 202) expect(text).to.not.include('"statusCode":202')
    }
    expect(await order()).to.equal(200)
    return undefined
  })
})
