import { openHouse } from './house.ts'
import { type MisbehavingNeeds, type MisbehavingServer, startMisbehaving } from './misbehaving-server.ts'
import type { Placed } from './orders.ts'

export interface BareBackEndOptions extends Omit<MisbehavingNeeds, 'act'> {
  readonly clock?: { readonly now: () => number }
}

/** Order server with the contract only: no additions, short ids, texts of its own. */
export interface BareBackEnd extends MisbehavingServer {
  readonly orders: () => readonly Placed[]
}

export async function startBareBackEnd(options: BareBackEndOptions = {}): Promise<BareBackEnd> {
  const { clock = { now: () => Date.now() }, ...more } = options
  const house = openHouse(clock.now)
  const server = await startMisbehaving({
    ...more,
    act: ({ read }) => {
      switch (read._tag) {
        case 'Unknown':
          return read.answer
        case 'Unreadable':
          return { status: 400, body: { message: 'That is no JSON.' } }
        case 'Call':
          return read.route.handle(read.asked, house)
      }
    },
  })
  return { ...server, orders: () => [...house.orders.values()] }
}
