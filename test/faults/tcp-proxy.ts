import { connect, createServer, type Socket } from 'node:net'

export interface TcpProxy {
  readonly port: number
  readonly open: () => number
  /** Delays all bytes, in order. */
  readonly delay: (milliseconds: number) => void
  /** Loses one of `each` packets in either direction: it arrives by retransmission, and later ones wait. */
  readonly lose: (each: number, sentAgainAfter: number) => void
  readonly cut: () => void
  readonly reset: () => void
  /** Silences the current connections but one without closing them; later ones work. */
  readonly silence: (except?: { readonly seenFrom: number }) => void
  /** While on, drops all bytes, on later connections too. */
  readonly blackHole: (isOn: boolean) => void
  /** While on, closes all connections, new ones too. */
  readonly refuse: (isOn: boolean) => void
  /** Drops responses on current connections and closes them after this many milliseconds. */
  readonly closeSlowly: (milliseconds: number) => void
  /** Closes each current connection at its next request; it looks healthy until then. */
  readonly cutWhenAsked: () => void
  readonly close: () => Promise<void>
}

const packet = 1_460

interface Wire {
  readonly client: Socket
  readonly server: Socket
  isSilent: boolean
  isDeaf: boolean
}

export async function tcpProxy(target: { readonly host: string; readonly port: number }): Promise<TcpProxy> {
  const wires = new Set<Wire>()
  const timers = new Set<NodeJS.Timeout>()
  let latency = 0
  let loss = { each: Number.POSITIVE_INFINITY, sentAgainAfter: 0 }
  let packets = 0
  let isBlackHole = false
  let isRefusing = false

  const later = (milliseconds: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, milliseconds)
    timers.add(timer)
  }

  const gone = (wire: Wire) => {
    wire.client.destroy()
    wire.server.destroy()
    wires.delete(wire)
  }

  const lateBy = ({ length }: Buffer) => {
    const before = Math.floor(packets / loss.each)
    packets += Math.ceil(length / packet)
    return latency + (Math.floor(packets / loss.each) > before ? loss.sentAgainAfter : 0)
  }

  const carry = (wire: Wire, from: Socket, to: Socket, isAnswer: boolean) => {
    // A silent connection drops bytes, like a router that lost its table.
    const passes = () => !wire.isSilent && !isBlackHole && !(isAnswer && wire.isDeaf)
    const delayed: { readonly bytes: Buffer; readonly due: number }[] = []
    const pour = () => {
      for (let [first] = delayed; first !== undefined; [first] = delayed) {
        const left = first.due - performance.now()
        if (left > 0) {
          later(left, pour)
          return
        }
        delayed.shift()
        if (passes()) to.write(first.bytes)
      }
    }
    from.on('data', (bytes) => {
      if (!passes()) {
        wire.isSilent ||= isBlackHole
        return
      }
      const late = lateBy(bytes)
      if (late === 0 && delayed.length === 0) {
        to.write(bytes)
        return
      }
      delayed.push({ bytes, due: performance.now() + late })
      if (delayed.length === 1) pour()
    })
    from.on('error', () => gone(wire))
    from.on('close', () => {
      if (passes()) gone(wire)
    })
  }

  const reset = () => {
    for (const wire of [...wires]) {
      wire.client.resetAndDestroy()
      wire.server.resetAndDestroy()
      wires.delete(wire)
    }
  }

  const proxy = createServer((client) => {
    if (isRefusing) {
      client.resetAndDestroy()
      return
    }
    const wire: Wire = { client, server: connect(target), isSilent: isBlackHole, isDeaf: false }
    wires.add(wire)
    carry(wire, client, wire.server, false)
    carry(wire, wire.server, client, true)
  })
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  const address = proxy.address()

  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    open: () => wires.size,
    delay: (milliseconds) => {
      latency = milliseconds
    },
    lose: (each, sentAgainAfter) => {
      loss = { each, sentAgainAfter }
    },
    cut: () => {
      for (const wire of wires) {
        wire.client.end()
        wire.server.end()
      }
    },
    reset,
    silence: (except) => {
      // The server identifies a connection by the client port.
      for (const wire of wires) wire.isSilent = wire.server.localPort !== except?.seenFrom
    },
    blackHole: (isOn) => {
      isBlackHole = isOn
    },
    refuse: (isOn) => {
      isRefusing = isOn
      if (isOn) reset()
    },
    closeSlowly: (milliseconds) => {
      const those = [...wires]
      for (const wire of those) wire.isDeaf = true
      later(milliseconds, () => those.forEach(gone))
    },
    cutWhenAsked: () => {
      for (const wire of wires) {
        wire.isSilent = true
        wire.client.once('data', () => gone(wire))
      }
    },
    close: async () => {
      for (const timer of timers) clearTimeout(timer)
      for (const wire of [...wires]) gone(wire)
      await new Promise((done) => proxy.close(done))
    },
  }
}
