import { expect } from 'chai'
import { type FakeSeamless, startFakeSeamless } from './server/fake-seamless.ts'

export function aMerchant() {
  let fake: FakeSeamless

  const open = async () => {
    fake = await startFakeSeamless()
  }
  const close = () => fake.stop()
  const again = async (merchant: Parameters<typeof startFakeSeamless>[0]) => {
    await fake.stop()
    fake = await startFakeSeamless(merchant)
  }
  const ask = async (method: string, path: string, body?: object, password = fake.merchant.password) => {
    const response = await fetch(`${fake.url}/${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${fake.merchant.user}:${password}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const put = async (path: string, body: object): Promise<Answer> => {
    const { status, text } = await ask('PUT', path, { merchid: fake.merchant.merchid, ...body })
    expect(status).to.equal(200)
    return JSON.parse(text)
  }
  const get = async (path: string): Promise<Answer> => JSON.parse((await ask('GET', path)).text)
  const auth = (rest: object = {}, card: Parameters<FakeSeamless['token']>[0] = {}) =>
    put('auth', { account: fake.token(card), amount: '19.99', ecomind: 'E', ...rest })
  const authorised = async (rest: object = {}) => (await auth(rest)).retref ?? ''
  const sold = async (rest: object = {}) => {
    const retref = await authorised({ capture: 'Y', ...rest })
    fake.settle()
    return retref
  }
  const inquire = (retref: string) => get(`inquire/${retref}/${fake.merchant.merchid}`)
  const byOrder = async (orderid: string) =>
    JSON.parse((await ask('GET', `inquireByOrderid/${orderid}/${fake.merchant.merchid}/1`)).text)
  const brief = ({ respstat, respproc, respcode, resptext }: Answer) =>
    `${respstat} ${respproc} ${respcode} ${resptext}`
  return {
    get fake() {
      return fake
    },
    ...{ open, close, again, ask, put, get, auth, authorised, sold, inquire, byOrder, brief },
  }
}

export interface Answer {
  readonly respstat?: string
  readonly respcode?: string
  readonly resptext?: string
  readonly respproc?: string
  readonly retref?: string
  readonly amount?: string
  readonly token?: string
  readonly setlstat?: string
  readonly batchid?: string
  readonly orderId?: string
  readonly profileid?: string
  readonly acctid?: string
  readonly voidable?: string
  readonly refundable?: string
  readonly avsresp?: string
  readonly cvvresp?: string
}
