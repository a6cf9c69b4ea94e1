import {
  aCardPlacement,
  aPlacement,
  openWorld,
  postgresEngine,
  quick,
  type TestEngine,
  type World,
} from '../builders/order-server-builder.ts'
import { overWire, wireTo } from './over-wire.ts'
import type { TcpProxy } from './tcp-proxy.ts'

export interface WorldOverWire {
  readonly wire: TcpProxy
  /** Reads rows without the proxy. */
  readonly engine: TestEngine
  readonly world: World
  readonly placeSome: (some: number) => Promise<readonly Awaited<ReturnType<World['server']['ordering']['place']>>[]>
  readonly close: () => Promise<void>
}

export async function openWorldOverWire(postgres: string): Promise<WorldOverWire> {
  const wire = await wireTo(postgres)
  const engine = postgresEngine(postgres)
  // The lease outlasts a placement that waits for the database.
  const world = await openWorld(overWire(engine, wire), { timeouts: { ...quick, attemptLease: 30_000 } })
  return {
    wire,
    engine,
    world,
    placeSome: (some) =>
      Promise.all(
        Array.from({ length: some }, (_, index) =>
          world.server.ordering.place(index % 2 === 0 ? aPlacement() : aCardPlacement()),
        ),
      ),
    close: async () => {
      await wire.close()
      await world.close().catch(() => undefined)
      await engine.close()
    },
  }
}
