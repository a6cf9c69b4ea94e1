import { expect } from 'chai'
import { aMinute } from '../line/held-clock.ts'
import { type Answer, aMerchant } from './merchant.ts'

describe("the fake of CardPointe's gateway", () => {
  const merchant = aMerchant()
  const { ask, put, auth, brief } = merchant
  beforeEach(merchant.open)
  afterEach(merchant.close)

  describe('tokens', () => {
    it('are the same for the same card, unless unique ones are wanted, and tell four digits and two', () => {
      const token = merchant.fake.token()
      expect(token).to.match(/^947\d{9}1443$/)
      expect(merchant.fake.token()).to.equal(token)
      expect(merchant.fake.token({ unique: true })).not.to.equal(token)
      expect(merchant.fake.tokenise({ account: '4111111111111112' })).to.include({ errorcode: 54, token: '' })
    })

    it('keep date and code for two minutes, and for one use', async () => {
      const account = merchant.fake.token({ cvv: '111' })
      expect(brief(await put('auth', { account, amount: '1.00', postal: '1' }))).to.equal('C PPS 17 Invalid zip')
      expect((await put('auth', { account, amount: '1.00' })).cvvresp).to.equal('N')
      expect(brief(await put('auth', { account, amount: '1.00' }))).to.equal('C PPS 15 Non-numeric expiry')
      expect((await put('auth', { account, amount: '1.00', expiry: '203012' })).cvvresp).to.equal('X')
      const late = merchant.fake.token()
      merchant.fake.clock.advance(2 * aMinute)
      expect(brief(await put('auth', { account: late, amount: '1.00' }))).to.equal('C PPS 15 Non-numeric expiry')
    })

    it('are made at the address that the frame posts to', async () => {
      const post = async (body: object) => {
        const address = merchant.fake.url.replace('/cardconnect/rest', '/cardsecure/api/v1/ccn/tokenize')
        const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) })
        return response.json()
      }
      expect(await post({ account: '4788250000121443', expiry: '1230', cvv: '112' })).to.deep.equal({
        errorcode: 0,
        message: 'No error',
        token: merchant.fake.token(),
      })
      expect(await post({})).to.deep.include({ errorcode: 74, token: '' })
    })
  })

  describe('profiles', () => {
    const save = (rest: object = {}) => put('profile', { account: merchant.fake.token(), name: 'Gus Fring', ...rest })
    const shown = async (path: string): Promise<readonly Answer[]> =>
      JSON.parse((await ask('GET', `profile/${path}/${merchant.fake.merchant.merchid}`)).text)
    const remove = async (path: string): Promise<Answer> =>
      JSON.parse((await ask('DELETE', `profile/${path}/${merchant.fake.merchant.merchid}`)).text)

    it('keep cards, which pay by their names', async () => {
      const made = await save()
      expect(brief(made)).to.equal('A PPS 09 Profile Saved')
      expect(made).to.include({ acctid: '1', defaultacct: 'Y', expiry: '1230', token: merchant.fake.token() })
      const second = await save({ profile: made.profileid, account: '5454545454545454', expiry: '1131' })
      expect(second).to.include({ profileid: made.profileid, acctid: '2', defaultacct: 'N' })
      const pay = (profile: string) => put('auth', { profile, amount: '3.00', cof: 'C', cofscheduled: 'N' })
      expect(await pay(`${made.profileid}/2`)).to.include({ respstat: 'A', token: second.token, cof: 'C', acctid: '2' })
      expect(await pay(made.profileid ?? '')).to.include({ respstat: 'A', token: made.token, acctid: '1' })
      expect(brief(await pay(`${made.profileid}/3`))).to.equal('C PPS 96 Profile not found')
    })

    it('are made by a charge that says so, unless it is declined', async () => {
      const made = await auth({ profile: 'Y', name: 'Gus Fring' })
      expect(made.profileid).to.match(/^\d{20}$/)
      expect(await auth({ profile: 'Y' }, { account: '4387751111111038' })).not.to.have.property('profileid')
      expect(merchant.fake.accounts()).to.have.length(1)
    })

    it('are not made twice', async () => {
      const made = await save()
      const { profileid, acctid } = await save()
      expect({ profileid, acctid }).to.deep.equal({ profileid: made.profileid, acctid: made.acctid })
      expect(merchant.fake.accounts()).to.have.length(1)
      expect((await save({ name: 'Another' })).profileid).not.to.equal(made.profileid)
    })

    it('are shown and removed, the default card last', async () => {
      const { profileid } = await save()
      await save({ profile: profileid, account: '5454545454545454', expiry: '1131' })
      expect(await shown(`${profileid}/`)).to.have.length(2)
      expect((await shown(`${profileid}/2`))[0]).to.include({ expiry: '1131', name: 'Gus Fring' })
      expect(brief(await remove(`${profileid}/1`))).to.equal('C PPS 34 Invalid field')
      expect(brief(await remove(`${profileid}/2`))).to.equal('A PPS 08 Profile Deleted')
      expect(brief(await remove(`${profileid}/`))).to.equal('A PPS 08 Profile Deleted')
      expect(brief(await remove(`${profileid}/`))).to.equal('C PPS 96 Profile not found')
      expect((await shown(`${profileid}/`)).map(brief)).to.deep.equal(['C PPS 96 Profile not found'])
    })

    it('take another default, and changes of one card', async () => {
      const { profileid } = await save()
      await save({ profile: profileid, account: '5454545454545454', expiry: '1131', defaultacct: 'Y' })
      expect(merchant.fake.accounts().map(({ isDefault }) => isDefault)).to.deep.equal([false, true])
      const changed = await put('profile', { profile: `${profileid}/1`, expiry: '0135', profileupdate: 'Y' })
      expect(changed).to.include({ acctid: '1', expiry: '0135', name: 'Gus Fring', defaultacct: 'N' })
    })
  })
})
