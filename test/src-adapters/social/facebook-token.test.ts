import { expect } from 'chai'
import { facebookVerifier } from '../../../src-adapters/social/gateway-facebook.ts'
import { type FacebookPerson, facebookApp, openIssuer } from '../../vendors/social/issuer.ts'

const now = Date.parse('2026-11-23T16:00:00Z')
const nina: FacebookPerson = {
  ...{ is_valid: true, app_id: facebookApp.appId, type: 'USER', user_id: '77', expires_at: now / 1_000 + 3_600 },
  me: { id: '77', first_name: 'Nina', last_name: 'Berg', email: 'nina@example.com' },
}
const notGenuine = { _tag: 'Left', left: { _tag: 'NotGenuine' } }
const away = { _tag: 'Left', left: { _tag: 'Away' } }

const refused: Readonly<Record<string, FacebookPerson>> = {
  'that Facebook calls invalid': { ...nina, is_valid: false },
  'of another application': { ...nina, app_id: '999' },
  'of a page and not of a person': { ...nina, type: 'PAGE' },
  'of nobody': { is_valid: true, app_id: facebookApp.appId, type: 'USER' },
  'that is over': { ...nina, expires_at: now / 1_000 },
  'whose profile is somebody else’s': { ...nina, me: { id: '78' } },
  'that ended between two calls': { ...nina, me: undefined as never },
}

describe('Access tokens of Facebook', () => {
  let issuer: Awaited<ReturnType<typeof openIssuer>>
  const verify = (authToken: string, timeout = 30_000, appSecret = facebookApp.appSecret) =>
    facebookVerifier({ ...facebookApp, appSecret, clock: { now: () => now }, timeout, origin: issuer.origin })({
      authToken,
    })
  beforeEach(async () => {
    issuer = await openIssuer()
  })
  afterEach(() => issuer.close())

  it('API-17 a token for this brand names the person, and vouches for no e-mail', async () => {
    issuer.admit('a-token', nina)
    expect(await verify('a-token')).to.deep.equal({
      _tag: 'Right',
      right: {
        ...{ subject: '77', email: 'nina@example.com', isEmailVerified: false },
        ...{ firstName: 'Nina', lastName: 'Berg' },
      },
    })
    issuer.admit('lasting', { ...nina, expires_at: 0, me: { id: '77' } })
    expect(await verify('lasting')).to.deep.equal({ _tag: 'Right', right: { subject: '77', isEmailVerified: false } })
  })

  for (const [what, person] of Object.entries(refused))
    it(`API-17 a token ${what} names nobody`, async () => {
      issuer.admit('a-token', person)
      expect(await verify('a-token')).to.deep.equal(notGenuine)
    })

  it('API-17 a token that Facebook never gave names nobody', async () => {
    expect(await verify('made-up')).to.deep.equal(notGenuine)
    expect(await verify('made&input_token=up')).to.deep.equal(notGenuine)
  })

  it('API-17 while Facebook cannot be asked, by our fault or by its own, nobody is refused as a forger', async () => {
    issuer.admit('a-token', nina)
    expect(await verify('a-token', 30_000, 'the secret of before')).to.deep.equal(away)
    issuer.state.mode = 'broken'
    expect(await verify('a-token')).to.deep.equal(away)
    issuer.state.mode = 'silent'
    expect(await verify('a-token', 50)).to.deep.equal(away)
  })
})
