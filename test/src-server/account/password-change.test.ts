import { expect } from 'chai'
import pg from 'pg'
import { argon2id } from '../../../src-server/account/password.ts'
import { type OpenedAccounts, openedAccounts } from '../../builders/accounts-builder.ts'
import { engines, eventually } from '../../builders/order-server-builder.ts'
import { said } from '../../builders/said.ts'
import { rightOf } from '../../contracts/either.ts'

const shop = { brandId: 'noodle-house' }
const [ana, old, changed] = ['ana@example.com', 'noodles for ana', 'rivers and bridges']

for (const engine of engines()) {
  describe(`a password that changes during a sign-in, on ${engine.name}`, () => {
    let opened: OpenedAccounts
    beforeEach(async () => {
      opened = await openedAccounts(engine)
    })
    afterEach(() => opened.close())
    after(() => engine.close())

    const tokenOf = async (password: string): Promise<string> => {
      const result = await said(opened.accounts().signIn(shop, ana, password))
      return 'token' in result ? result.token : expect.fail('not signed in')
    }
    const set = async (token: string) => rightOf(await opened.accounts().setPassword(shop, token, changed, ''))
    const signInMeanwhile = async (change: () => Promise<unknown>) => {
      const isRight = async (hashed: string, password: string) => {
        const wasRight = await argon2id.isRight(hashed, password)
        await change()
        return wasRight
      }
      return said(opened.accounts({ passwords: { ...argon2id, isRight } }).signIn(shop, ana, old))
    }
    const count = async (table: string) => (await engine.rows(`select 1 from ${table}`)).length

    it('ACCT-56 leaves no session that the old password opened', async () => {
      const mine = await tokenOf(old)
      expect(await signInMeanwhile(() => set(mine))).to.deep.equal({ _tag: 'WrongCredentials' })
      expect(await count('sessions')).to.equal(1)
      expect(await opened.accounts().patronOf('noodle-house', mine)).to.have.property('id', 'ana')
    })

    it('ACCT-26 leaves nothing that sets another one, where a new one was due', async () => {
      await engine.rows("update patrons set must_set_password = true where id = 'ana' returning 1")
      const due = await tokenOf(old)
      expect(await signInMeanwhile(() => set(due))).to.deep.equal({ _tag: 'WrongCredentials' })
      expect([await count('password_tokens'), await count('sessions')]).to.deep.equal([0, 0])
    })
  })
}

describe('a password that changes while PostgreSQL writes what another statement found right', () => {
  const url = process.env['TEST_DATABASE_URL'] ?? ''
  const engine = engines().at(-1)
  let opened: OpenedAccounts
  let other: pg.Client
  before(function () {
    if (url === '' || engine === undefined) this.skip()
  })
  beforeEach(async () => {
    if (engine === undefined) return
    opened = await openedAccounts(engine)
    const [schema] = await engine.rows('select current_schema as name')
    other = new pg.Client({ connectionString: url, options: `-c search_path=${String(schema?.['name'])}` })
    await other.connect()
  })
  afterEach(async () => {
    await other?.end()
    await opened?.close()
  })

  const pid = async () => (await other.query('select pg_backend_pid() as pid')).rows[0]?.pid
  /** Until a statement waits for the other connection's lock. */
  const isAwaited = async () => {
    const holder = await pid()
    await eventually(
      async () =>
        (await engine?.rows(`select 1 from pg_stat_activity where ${holder} = any (pg_blocking_pids(pid))`)) ?? [],
      (waiting) => waiting.length > 0,
    )
  }
  const rows = async (table: string) => (await engine?.rows(`select 1 from ${table}`))?.length

  it('ACCT-56 a sign-in waits for a change that is under way, and is wrong then', async () => {
    await other.query('begin')
    await other.query("update patrons set password_hash = 'another' where id = 'ana'")
    const signingIn = said(opened.accounts().signIn(shop, ana, old))
    await isAwaited()
    await other.query('commit')
    expect(await signingIn).to.deep.equal({ _tag: 'WrongCredentials' })
    expect(await rows('sessions')).to.equal(0)
  })

  it('ACCT-56 a change waits for a sign-in that is being written, and ends its session', async () => {
    const { token } = rightOf(await opened.accounts().signIn(shop, ana, old))
    await other.query('begin')
    await other.query(`insert into sessions (token_hash, brand_id, patron_id, created_at, seen_at)
      select 'under way', brand_id, id, now(), now() from patrons where id = 'ana' for share`)
    const changing = opened.accounts().setPassword(shop, token, changed, '')
    await isAwaited()
    await other.query('commit')
    rightOf(await changing)
    expect(await rows('sessions')).to.equal(1)
    expect(await opened.accounts().patronOf('noodle-house', token)).to.have.property('id', 'ana')
  })

  it('ACCT-38 a PIN that is being exchanged while the password changes gives nothing', async () => {
    const pin = { ...shop, account: ana, purpose: 'password', visit: 'visit-1' } as const
    await opened.pins.ask(pin, 'en')
    const [asked] = (await engine?.rows('select id from pins')) ?? []
    const made = await opened.pins.make(String(asked?.['id']))
    await other.query('begin')
    await other.query("update patrons set password_hash = 'another' where id = 'ana'")
    const exchanging = said(opened.accounts().exchangePin(pin, made?.digits ?? ''))
    await isAwaited()
    await other.query('delete from pins')
    await other.query('commit')
    expect(await exchanging).to.deep.equal({ _tag: 'WrongPin' })
    expect(await rows('password_tokens')).to.equal(0)
  })
})
