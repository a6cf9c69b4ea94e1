import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { eventually } from '../../builders/order-server-builder.ts'
import { freePort, type OwnProcess, startProcess } from '../../builders/own-process.ts'

/** Above Node's default backlog of 511. */
const wanted = 1_500

/** The kernel's own limit on the backlog. */
async function mostKept(): Promise<number> {
  const text = await readFile('/proc/sys/net/core/somaxconn', 'utf8').catch(() => '0')
  return Number(text)
}

function knock(port: number) {
  const socket = connect({ port, host: '127.0.0.1' })
  const who = { socket, isIn: false, heard: '' }
  socket.once('connect', () => {
    who.isIn = true
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  })
  socket.on('data', (bytes) => {
    who.heard += String(bytes)
  })
  socket.on('error', () => undefined)
  return who
}

describe('a server that takes a moment to open', function () {
  this.timeout(240_000)
  let folder: string
  let server: OwnProcess
  const sockets: Socket[] = []

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy()
    server?.child.kill('SIGKILL')
    await server?.ended
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  })

  it('V15 keeps fifteen hundred who knock meanwhile in its line, and answers all of them', async function () {
    if ((await mostKept()) <= wanted) this.skip()
    folder = await mkdtemp(join(tmpdir(), 'knocking-'))
    const port = await freePort()
    server = startProcess('dist/server/main.js', { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'fatal' })
    await server.answers(`http://127.0.0.1:${port}/healthz`, 150_000)
    // A stopped process accepts nothing, so connections fill the kernel's backlog.
    server.child.kill('SIGSTOP')
    const all = Array.from({ length: wanted }, () => knock(port))
    sockets.push(...all.map(({ socket }) => socket))
    expect(
      await eventually(
        async () => all.filter(({ isIn }) => isIn).length,
        (count) => count === wanted,
      ),
    ).to.equal(wanted)
    expect(all.filter(({ heard }) => heard !== '')).to.have.length(0)
    server.child.kill('SIGCONT')
    await eventually(
      async () => all.filter(({ heard }) => heard.startsWith('HTTP/1.1 200 ')).length,
      (count) => count === wanted,
      60_000,
    )
  })
})
