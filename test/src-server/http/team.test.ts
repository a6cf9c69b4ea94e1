import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { Mail } from '../../../src-server/mail/mail-sender.ts'
import { auditPageSize } from '../../../src-server/staff/audit-log.ts'
import { rescueStaff } from '../../../src-server/staff/rescue-staff.ts'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aPlacement,
  engines,
  openWorld,
  placed,
  type World,
} from '../../builders/order-server-builder.ts'
import { seededStaff } from '../../builders/staff-builder.ts'

const host = 'order.example'

interface Member {
  readonly id: string
  readonly email: string
  readonly role: string
  readonly locationIds: readonly string[]
  readonly isInvited: boolean
  readonly hasSecondFactor: boolean
  readonly seenAt?: number
}

for (const engine of engines()) {
  describe(`a brand’s team, over HTTP on ${engine.name}`, () => {
    let world: World
    let app: FastifyInstance
    let olga: string
    let logged: readonly string[]
    const mails: Mail[] = []
    let outcome: 'sent' | 'failed' = 'sent'

    const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, cookie = olga) =>
      app.inject({
        ...{ method, url: `/v1${url}` },
        headers: { client: 'noodle-house', host, origin: `https://${host}`, 'accept-language': 'es', cookie },
        ...(payload === undefined ? {} : { payload }),
      })
    const signIn = async (name: string, password = `noodles for ${name}`) => {
      const body = { email: `${name}@example.com`, password }
      const answer = await ask('POST', '/staff/session', body, '')
      return String(answer.headers['set-cookie']).split(';')[0] ?? ''
    }
    const team = async (): Promise<readonly Member[]> => {
      const { members }: { members: Member[] } = (await ask('GET', '/staff/team')).json()
      return members
    }
    const member = async (name: string) => (await team()).find(({ email }) => email === `${name}@example.com`)
    const codeOf = async (answer: ReturnType<typeof ask>) => {
      const { statusCode, body } = await answer
      const { code }: { code?: string } = JSON.parse(body)
      return [statusCode, code]
    }
    const lines = async (query = '', cookie = olga) => {
      const answer = await ask('GET', `/staff/audit${query}`, undefined, cookie)
      expect(answer.statusCode, answer.body).to.equal(200)
      const page: {
        lines: { id: number; action: string; who?: string; subject?: string; by: string }[]
        hasMore: boolean
      } = answer.json()
      return page
    }

    beforeEach(async () => {
      mails.length = 0
      outcome = 'sent'
      const locations = [aLocationSetting(), aLocationSetting({ id: 'loc-2', slug: 'side-street' })]
      world = await openWorld(engine, {
        brands: [aBrandSeed({ locations, staff: seededStaff, staffOrigin: 'https://staff.example' })],
        mail: {
          send: async (mail) => {
            mails.push(mail)
            return outcome
          },
        },
      })
      ;({ app, logged } = await openEdge(world.server, { brands: [aBrand()] }))
      olga = ''
      olga = await signIn('olga')
    })
    afterEach(async () => {
      await app.close()
      await world.close()
    })
    after(() => engine.close())

    it('lists people with role, locations and when they were last seen, and no paired devices', async () => {
      const all = await team()
      expect(all.map(({ email }) => email)).to.deep.equal(['carl@example.com', 'mia@example.com', 'olga@example.com'])
      expect(await member('carl')).to.deep.include({ role: 'counter', locationIds: ['loc-1'], isInvited: false })
      expect(await member('carl')).to.not.have.property('seenAt')
      expect((await member('olga'))?.seenAt).to.equal(world.clock.at / 1_000)
    })

    it('mails an invitation and returns its link once; the link works once', async () => {
      const sent = { email: 'Nia@example.com', role: 'counter', locationIds: ['loc-2'] }
      const made: { token: string; isMailed: boolean } = (await ask('POST', '/staff/team', sent)).json()
      expect(made.isMailed).to.equal(true)
      const [mail] = mails
      expect(mail).to.include({ to: 'nia@example.com', subject: 'Join the Noodle House team' })
      expect(mail?.text).to.include(`https://staff.example/staff#invitation=${made.token}`)
      expect(mail?.html).to.include(`href="https://staff.example/staff#invitation=${made.token}"`)
      expect(await member('nia')).to.deep.include({ isInvited: true, locationIds: ['loc-2'] })
      const rows = JSON.stringify([
        await engine.rows('select * from staff_invitations'),
        await engine.rows('select * from jobs'),
      ])
      expect([rows, ...logged].join('\n')).to.not.include(made.token)
      const accept = () =>
        ask('POST', '/staff/invitation', { invitation: made.token, name: 'Nia', password: 'a sentence to keep' }, '')
      expect((await accept()).statusCode).to.equal(200)
      expect((await accept()).statusCode).to.equal(401)
      expect(await member('nia')).to.deep.include({ isInvited: false })
    })

    it('says when an invitation could not be mailed, and the link works all the same', async () => {
      outcome = 'failed'
      const sent = { email: 'nia@example.com', role: 'owner', locationIds: [] }
      const made: { token: string; isMailed: boolean } = (await ask('POST', '/staff/team', sent)).json()
      expect(made.isMailed).to.equal(false)
      const body = { invitation: made.token, name: 'Nia', password: 'a sentence to keep' }
      expect((await ask('POST', '/staff/invitation', body, '')).json().member).to.include({ role: 'owner' })
    })

    it('replaces the link of an invited member, and refuses one for a member and for an unknown location', async () => {
      const invite = (email: string, locationIds = ['loc-1']) =>
        ask('POST', '/staff/team', { email, role: 'manager', locationIds })
      const first: { token: string } = (await invite('nia@example.com')).json()
      expect((await invite('nia@example.com', ['loc-2'])).statusCode).to.equal(200)
      const body = { invitation: first.token, name: 'Nia', password: 'a sentence to keep' }
      expect((await ask('POST', '/staff/invitation', body, '')).statusCode).to.equal(401)
      expect(await member('nia')).to.deep.include({ locationIds: ['loc-2'] })
      expect(await codeOf(invite('CARL@example.com'))).to.deep.equal([409, 'already_member'])
      expect(await codeOf(invite('ida@example.com', ['loc-9']))).to.deep.equal([404, 'unknown_location'])
      expect(await codeOf(invite('ida@example.com', []))).to.deep.equal([404, 'unknown_location'])
      expect(await codeOf(invite('no mail'))).to.deep.equal([400, 'invalid_field'])
    })

    it('changes role and locations, which hold at the member’s next call', async () => {
      const carl = await signIn('carl')
      const orders = async (location: string) =>
        (await ask('GET', `/staff/locations/${location}/orders`, undefined, carl)).statusCode
      expect([await orders('loc-1'), await orders('loc-2')]).to.deep.equal([200, 403])
      await ask('PUT', '/staff/team/stf-carl', { role: 'manager', locationIds: ['loc-2'] })
      expect([await orders('loc-1'), await orders('loc-2')]).to.deep.equal([403, 200])
      expect(await member('carl')).to.deep.include({ role: 'manager', locationIds: ['loc-2'] })
    })

    it('removes a member, whose sessions end at once', async () => {
      const carl = await signIn('carl')
      expect((await ask('DELETE', '/staff/team/stf-carl')).json().members).to.have.length(2)
      expect((await ask('GET', '/staff/session', undefined, carl)).statusCode).to.equal(401)
      expect(await codeOf(ask('DELETE', '/staff/team/stf-carl'))).to.deep.equal([404, 'unknown_member'])
      expect(await codeOf(ask('DELETE', '/staff/team/stf-tablet'))).to.deep.equal([404, 'unknown_member'])
    })

    it('keeps the last owner who can sign in, also against two owners who remove each other at once', async () => {
      const demoted = { role: 'manager', locationIds: ['loc-1'] }
      expect(await codeOf(ask('DELETE', '/staff/team/stf-olga'))).to.deep.equal([409, 'last_owner'])
      expect(await codeOf(ask('PUT', '/staff/team/stf-olga', demoted))).to.deep.equal([409, 'last_owner'])
      // An invited owner cannot sign in yet.
      await ask('POST', '/staff/team', { email: 'nia@example.com', role: 'owner', locationIds: [] })
      expect(await codeOf(ask('DELETE', '/staff/team/stf-olga'))).to.deep.equal([409, 'last_owner'])
      await ask('PUT', '/staff/team/stf-mia', { role: 'owner', locationIds: [] })
      const mia = await signIn('mia')
      const both = await Promise.all([
        ask('DELETE', '/staff/team/stf-mia', undefined, olga),
        ask('PUT', '/staff/team/stf-olga', demoted, mia),
      ])
      expect(both.filter(({ statusCode }) => statusCode === 200)).to.have.length(1)
      const owners = await engine.rows(`select id from staff where role = 'owner' and enabled_at is not null`)
      expect(owners).to.have.length(1)
    })

    it('tells who did what, when and from where, to an owner for the brand and to a manager for the own locations', async () => {
      const order = placed(await world.server.ordering.place(aPlacement()))
      const command = { name: 'accept', minutesMore: 5 }
      await ask('POST', `/staff/orders/${order.id}/commands`, {
        ...{ commandId: '00000000-0000-4000-8000-000000000001', version: 0, command },
      })
      await ask('PUT', '/staff/locations/loc-2/availability', { kind: 'item', id: 'tea', change: { name: 'sell-out' } })
      await ask('PUT', '/staff/team/stf-carl', { role: 'counter', locationIds: ['loc-1', 'loc-2'] })
      const shown = (await lines()).lines.map(({ action, who, subject }) => [action, who, subject])
      expect(shown).to.deep.equal([
        ['team:changed', 'olga', 'carl'],
        ['availability:SellOut', 'olga', 'Tea'],
        ['order:Accepted', 'olga', order.displayNumber],
        ['sign-in', 'olga', 'olga'],
      ])
      expect((await lines('?location=loc-1')).lines.map(({ action }) => action)).to.deep.equal(['order:Accepted'])
      const mia = await signIn('mia')
      expect((await lines('', mia)).lines.map(({ action }) => action)).to.deep.equal(['availability:SellOut'])
      await ask('DELETE', '/staff/team/stf-mia')
      const left = (await lines()).lines.filter(({ by }) => by === 'left')
      expect(left.map(({ action, who }) => [action, who])).to.deep.equal([['sign-in', undefined]])
    })

    it('names devices, keys and printers', async () => {
      await engine.rows(`
        insert into devices (brand_id, id, location_id, name, paired_at)
        values ('noodle-house', 'dev-1', 'loc-1', 'Pass', now()) returning 1`)
      await engine.rows(`
        insert into api_keys (brand_id, id, location_id, name, scopes, created_at, revoked_at)
        values ('noodle-house', 'key-1', '', 'Till', array['orders:read'], now(), now()) returning 1`)
      await engine.rows(`
        insert into audit (brand_id, location_id, member_id, action, subject, network, at) values
          ('noodle-house', 'loc-1', 'dev-1', 'order:Ready', 'none', '', now()),
          ('noodle-house', '', 'stf-olga', 'key:revoke', 'key-1', '', now()),
          ('noodle-house', 'loc-1', '', 'order:Cancelled', 'none', '', now()) returning 1`)
      const shown = (await lines()).lines.map(({ action, who, subject, by }) => [action, by, who, subject])
      expect(shown.slice(0, 3)).to.deep.equal([
        ['order:Cancelled', 'operator', undefined, undefined],
        ['key:revoke', 'member', 'olga', 'Till'],
        ['order:Ready', 'member', 'Pass', undefined],
      ])
    })

    it('pages through the log without gaps', async () => {
      for (let change = 0; change < auditPageSize + 3; change += 1)
        await ask('PUT', '/staff/team/stf-carl', { role: 'counter', locationIds: ['loc-1'] })
      const first = await lines()
      expect([first.lines.length, first.hasMore]).to.deep.equal([auditPageSize, true])
      const second = await lines(`?before=${first.lines.at(-1)?.id}`)
      expect([second.lines.length, second.hasMore]).to.deep.equal([4, false])
      expect(new Set([...first.lines, ...second.lines].map(({ id }) => id)).size).to.equal(auditPageSize + 4)
    })

    it('rescues a member who lost phone and codes: sessions and second factor go, and a link sets a new password', async () => {
      await engine.rows(`
        insert into staff_second_factors (brand_id, member_id, secret, confirmed_at, last_step)
        values ('noodle-house', 'stf-olga', 'sealed', now(), 0) returning 1`)
      const { db, close } = await openDatabase(world.choice)
      const rescue = (email: string) => rescueStaff(db, { brandId: 'noodle-house', email }, world.clock.at)
      expect(await rescue('zoe@example.com')).to.equal(undefined)
      const invitation = await rescue('Olga@example.com')
      await close()
      expect((await ask('GET', '/staff/session')).statusCode).to.equal(401)
      const body = { invitation, name: 'Olga', password: 'a sentence to keep' }
      const accepted = await ask('POST', '/staff/invitation', body, '')
      expect(accepted.statusCode, accepted.body).to.equal(200)
      olga = await signIn('olga', 'a sentence to keep')
      const [rescued] = (await lines()).lines.filter(({ action }) => action === 'team:rescued')
      expect(rescued).to.include({ by: 'operator', subject: 'Olga' })
    })

    it('lets an owner take the second factor of a member who lost the phone', async () => {
      await engine.rows(`
        insert into staff_second_factors (brand_id, member_id, secret, confirmed_at, last_step)
        values ('noodle-house', 'stf-carl', 'sealed', now(), 0) returning 1`)
      expect((await member('carl'))?.hasSecondFactor).to.equal(true)
      await ask('DELETE', '/staff/team/stf-carl/second-factor')
      expect((await member('carl'))?.hasSecondFactor).to.equal(false)
    })
  })
}
