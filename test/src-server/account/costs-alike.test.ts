import { expect } from 'chai'
import type { KyselyPlugin } from 'kysely'
import type { AccountsFacade } from '../../../src-server/account/accounts-facade.ts'
import { argon2id } from '../../../src-server/account/password.ts'
import type { NewAccount } from '../../../src-server/account/sign-up.ts'
import { type OpenedAccounts, openedAccounts } from '../../builders/accounts-builder.ts'
import { engines, pgliteEngine } from '../../builders/order-server-builder.ts'
import { said } from '../../builders/said.ts'

const shop = { brandId: 'noodle-house' }
const [known, unknown] = ['ana@example.com', 'nobody@example.com']
const form: NewAccount = {
  ...{ firstName: 'Ana', lastName: 'Again', email: known, phone: '212 555 0133', password: 'bamboo and steam' },
}

// Both databases get the same statements and hashes are real, so one database suffices.
const [engine = pgliteEngine()] = engines().slice(-1)

/** Counts work instead of time, which varies by machine. */
describe(`what an e-mail without an account costs, on ${engine.name}`, () => {
  let opened: OpenedAccounts
  beforeEach(async () => {
    opened = await openedAccounts(engine, argon2id)
  })
  afterEach(() => opened.close())
  after(() => engine.close())

  const workOf = async (
    call: (accounts: AccountsFacade, pins: OpenedAccounts['pins']) => Promise<unknown>,
  ): Promise<readonly string[]> => {
    const work: string[] = []
    const told: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        work.push(opened.db.getExecutor().compileQuery(node, queryId).sql)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const db = opened.db.withPlugin(told)
    const pins = opened.pinsOver(db)
    const accounts = opened.accounts({
      ...{ db, pins },
      passwords: {
        hash: (password) => {
          work.push('hash')
          return argon2id.hash(password)
        },
        isRight: (hashed, password) => {
          work.push(`compare with ${hashed.split('$').slice(1, 4).join()}`)
          return argon2id.isRight(hashed, password)
        },
      },
      mailsOf: () => ({ notify: () => void work.push('notify') }),
    })
    // The placeholder hash is computed once.
    await accounts.signIn(shop, '', '')
    work.length = 0
    await call(accounts, pins)
    return work
  }
  const askOf = (account: string, visit = 'visit-1') => ({ ...shop, account, purpose: 'password' as const, visit })

  it('G5 asking for a PIN: two writes and no look, the same of both', async () => {
    const ofKnown = await workOf((accounts) => said(accounts.askPin(askOf(known), 'en')))
    const ofUnknown = await workOf((accounts) => said(accounts.askPin(askOf(unknown), 'en')))
    expect(ofKnown).to.have.length(2)
    expect(ofKnown[0]).to.include('insert into pins').and.include('insert into jobs').and.not.include('patrons')
    expect(ofKnown[1]).to.equal('notify')
    expect(ofUnknown).to.deep.equal(ofKnown)
  })

  it('G5 making one, and a wrong guess at it: one statement each, the same of both', async () => {
    const [ofKnown, ofUnknown] = [await spentOn(known), await spentOn(unknown)]
    expect(ofKnown).to.have.length(2)
    expect(ofUnknown).to.deep.equal(ofKnown)
  })
  const spentOn = async (account: string) => {
    await opened.pins.ask(askOf(account), 'en')
    const [asked] = await engine.rows(`select id from pins where account = '${account}'`)
    return workOf(async (accounts, pins) => {
      expect(await pins.make(String(asked?.['id']))).to.have.property('isKnown', account === known)
      expect(await said(accounts.exchangePin(askOf(account), 'wrong'))).to.deep.equal({ _tag: 'WrongPin' })
    })
  }

  it('API-14, G4 a wrong password: one look, and one comparison with a digest that costs as much', async () => {
    const ofKnown = await workOf((accounts) => said(accounts.signIn(shop, known, 'not her password')))
    const ofUnknown = await workOf((accounts) => said(accounts.signIn(shop, unknown, 'not her password')))
    expect(ofKnown).to.have.length(2)
    expect(ofKnown[1]).to.equal('compare with argon2id,v=19,m=19456,t=2,p=1')
    expect(ofUnknown).to.deep.equal(ofKnown)
  })

  it('API-16 signing up: one hash and one statement, whether the e-mail is taken or not', async () => {
    const taken = await workOf((accounts) => said(accounts.signUp(shop, form)))
    const free = await workOf((accounts) => said(accounts.signUp(shop, { ...form, email: unknown })))
    expect(taken.map((one) => one.trim().split(/\s/)[0])).to.deep.equal(['hash', 'with'])
    expect(free.slice(0, taken.length)).to.deep.equal(taken)
  })
})
