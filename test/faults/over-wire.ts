import { postgresEngine, type TestEngine } from '../builders/order-server-builder.ts'
import { type TcpProxy, tcpProxy } from './tcp-proxy.ts'

/** An empty database in the PostgreSQL of `url`, behind a TCP proxy. */
export async function databaseOverWire(url: string) {
  const wire = await wireTo(url)
  const engine = overWire(postgresEngine(url), wire)
  const choice = await engine.fresh()
  const close = async () => {
    await wire.close()
    engine.free?.(choice)
  }
  return { wire, engine, choice, close }
}

export function wireTo(url: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(url)
  return tcpProxy({ host: hostname, port: Number(port || 5432) })
}

/** The engine behind a proxy; its own row queries bypass it. */
export function overWire(engine: TestEngine, wire: TcpProxy): TestEngine {
  return {
    ...engine,
    fresh: async () => {
      const choice = await engine.fresh()
      if (choice._tag !== 'Postgres') return choice
      const url = new URL(choice.url)
      url.host = `127.0.0.1:${wire.port}`
      return { ...choice, url: url.href }
    },
  }
}
