import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { parse } from 'yaml'
import { carryOut, ignoredBy, instructionsOf } from '../../deploy/without-docker.mjs'
import { environmentCodec } from '../../src/environment/environment.ts'
import { metricsOf } from '../../src/server/metrics-of.ts'
import { mountOperations } from '../../src-server/http/operations.ts'
import { jobKinds } from '../../src-server/store/rows/job-kind.ts'
import { fakeOrderServer } from '../builders/fake-order-server.ts'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
/** What the image, the compose file, the unit and the example set for the shop. */
const settings = new Set([
  ...Object.keys(environmentCodec.required),
  ...Object.keys(environmentCodec.optional),
  'NODE_ENV',
])
const strange = (names: readonly string[]) => names.filter((name) => !settings.has(name))

describe('the files in deploy', () => {
  const compose = parse(read('compose.yml'))
  const instructions = instructionsOf(read('Dockerfile'))
  const valuesOf = (name: string) => instructions.filter(([one]) => one === name).map(([, rest]) => rest)

  describe('Dockerfile', () => {
    it('runs as a user without rights, after the last file is written', () => {
      const names = instructions.map(([name]) => name)
      expect(valuesOf('USER')).to.deep.equal(['node'])
      expect(names.lastIndexOf('USER')).to.be.greaterThan(Math.max(names.lastIndexOf('COPY'), names.lastIndexOf('RUN')))
    })

    it('installs no build tools and runs no install scripts in the last stage', () => {
      const last = instructions.slice(instructions.map(([name]) => name).lastIndexOf('FROM'))
      expect(last.filter(([name]) => name === 'RUN')).to.deep.equal([['RUN', 'npm ci --omit=dev --ignore-scripts']])
      expect(last.filter(([name, rest]) => name === 'COPY' && rest.startsWith('.')).length).to.equal(0)
    })

    it('sets only settings that the server has', () => {
      expect(valuesOf('ENV')).not.to.be.empty
      expect(strange(valuesOf('ENV').map((rest) => rest.split('=')[0] ?? ''))).to.deep.equal([])
    })

    it('is checked by a program of the build', () => {
      expect(valuesOf('HEALTHCHECK')[0]).to.match(/CMD \["node", "dist\/server\/healthcheck\.js"\]$/)
      expect(existsSync('dist/server/healthcheck.js')).to.equal(true)
    })

    it('leaves secrets, the repository and the results of earlier builds outside', () => {
      const isIgnored = ignoredBy(read('Dockerfile.dockerignore'))
      const paths = [
        '.git/config',
        '.env',
        'node_modules/react/index.js',
        'dist/server/main.js',
        'data/lock',
        'a/b.log',
      ]
      expect(paths.filter((path) => !isIgnored(path))).to.deep.equal([])
      expect(
        ['src/server/main.ts', 'brands/ember/brand.json', 'datum', 'package.json'].filter(isIgnored),
      ).to.deep.equal([])
    })
  })

  describe('compose.yml', () => {
    const { database, shop, proxy } = compose.services

    it('waits for a healthy database, and one proxy stands in front', () => {
      expect(shop.depends_on.database.condition).to.equal('service_healthy')
      expect(database.healthcheck.test[1]).to.equal('pg_isready')
      expect([shop.environment.TRUSTED_PROXIES, proxy.depends_on, shop.ports]).to.deep.equal(['1', ['shop'], undefined])
      expect(read('Caddyfile')).to.contain(`reverse_proxy shop:${valuesOf('EXPOSE')[0]}`)
    })

    it('keeps data in named volumes', () => {
      const mounted = [...database.volumes, ...proxy.volumes].map((volume: string) => volume.split(':')[0] ?? '')
      expect(mounted.filter((name) => !name.startsWith('.') && !(name in compose.volumes))).to.deep.equal([])
      expect(Object.keys(compose.volumes).filter((name) => !mounted.includes(name))).to.deep.equal([])
    })

    it('sets only settings that the server has, and stops no sooner than the server does', () => {
      expect(strange(Object.keys(shop.environment))).to.deep.equal([])
      expect(Number.parseInt(shop.stop_grace_period, 10)).to.be.greaterThan(25)
    })

    it('needs no value that the example does not name', () => {
      const needed = [...read('compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
      const named = [...read('env.example').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name = '']) => name)
      expect(needed.filter((name) => !named.includes(name))).to.deep.equal([])
      expect(strange(named.filter((name) => !['SHOP_HOST', 'POSTGRES_PASSWORD'].includes(name)))).to.deep.equal([])
    })
  })

  it('the unit sets only settings that the server has, and waits as long as the server may take', () => {
    const unit = read('tureen.service')
    const set = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, rest = '']) => rest.split(' '))
    expect(set).not.to.be.empty
    expect(strange(set.map((one) => one.split('=')[0] ?? ''))).to.deep.equal([])
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).to.be.greaterThan(25)
    expect(unit).to.match(/^User=tureen$/m)
  })

  describe('alerts and dashboard', () => {
    /** Names and labels of everything that /metrics has. */
    const known = async () => {
      const metrics = metricsOf({ dropped: () => 0 }, [], fakeOrderServer())
      const app = { addHook: () => undefined, get: () => undefined }
      mountOperations(app as never, {
        unreadiness: async () => undefined,
        brandsLeftOut: [],
        clock: { now: () => 0 },
        metrics,
        mayReadMetrics: () => true,
        openApi: {},
      })
      return new Set((await metrics.getMetricsAsJSON()).map(({ name }) => name))
    }
    const namedIn = (expr: string) =>
      [...expr.matchAll(/\b((?:tureen|http|process|nodejs)_\w+?)(?:_bucket|_count|_sum)?\b(?=[\s{[)>]|$)/g)].map(
        ([, name = '']) => name,
      )

    it('each alert says what is wrong, how urgent it is, and asks for figures that exist', async () => {
      const rules: readonly {
        alert: string
        expr: string
        labels: { severity: string }
        annotations: { summary: string }
      }[] = parse(read('alerts.yml')).groups[0].rules
      const names = await known()
      expect(rules.length).to.be.greaterThan(8)
      for (const { alert, expr, labels, annotations } of rules) {
        expect(alert).to.match(/^Tureen[A-Z]/)
        expect(['page', 'ticket']).to.include(labels.severity)
        expect(annotations.summary, alert).to.match(/\S{2,}.*[.a-z]$/)
        const used = namedIn(expr)
        if (alert !== 'TureenDown') expect(used, alert).not.to.be.empty
        expect(
          used.filter((name) => !names.has(name)),
          alert,
        ).to.deep.equal([])
      }
    })

    it('alerts name kinds of jobs that exist', () => {
      const kinds = [...read('alerts.yml').matchAll(/kind=~"([^"]+)"/g)].flatMap(([, list = '']) => list.split('|'))
      expect(kinds).not.to.be.empty
      expect(kinds.filter((kind) => !jobKinds.some((one) => one === kind))).to.deep.equal([])
    })

    it('each panel of the dashboard has its own place and asks for figures that exist', async () => {
      const { panels, templating } = JSON.parse(read('dashboard.json'))
      const names = await known()
      const places = new Set<string>()
      for (const { title, targets, gridPos } of panels) {
        places.add(`${gridPos.x},${gridPos.y}`)
        for (const { expr } of targets) {
          expect(namedIn(expr), title).not.to.be.empty
          expect(
            namedIn(expr).filter((name) => !names.has(name)),
            title,
          ).to.deep.equal([])
        }
      }
      expect(places.size).to.equal(panels.length)
      const variables = templating.list.map(({ name }: { name: string }) => name)
      const used = [...read('dashboard.json').matchAll(/\$\{?(\w+)/g)].map(([, name = '']) => name)
      expect(used.filter((name) => !['__all', ...variables].includes(name))).to.deep.equal([])
    })
  })

  describe('without-docker.mjs', () => {
    let root = ''
    const dockerfile = (text: string) => {
      root = mkdtempSync(join(tmpdir(), 'deploy-'))
      mkdirSync(join(root, 'deploy'))
      writeFileSync(join(root, 'deploy/Dockerfile'), text)
      writeFileSync(join(root, 'deploy/Dockerfile.dockerignore'), 'secret\n')
      writeFileSync(join(root, 'secret'), 'x')
      writeFileSync(join(root, 'plain'), 'y')
      return carryOut(root, join(root, 'image'))
    }
    afterEach(() => rmSync(root, { recursive: true, force: true }))

    it('copies only what the Dockerfile copies, and returns what the image starts with', () => {
      const image = dockerfile(
        [
          'FROM node:20 AS build',
          'WORKDIR /app',
          'COPY . .',
          'RUN cat plain > made && (test ! -e secret)',
          'FROM node:20-slim',
          'ENV PORT=3000',
          'COPY --from=build /app/made made',
          'USER node',
          'CMD ["node", "made"]',
        ].join('\n'),
      )
      expect(readFileSync(join(root, 'image/made'), 'utf8')).to.equal('y')
      expect(existsSync(join(root, 'image/plain'))).to.equal(false)
      expect(image).to.include({ user: 'node' })
      expect(image.variables).to.deep.equal({ PORT: '3000' })
      expect(image.command).to.deep.equal(['node', 'made'])
    })

    for (const [what, line] of [
      ['an instruction that it does not know', 'ADD a b'],
      ['a stage that no line names', 'COPY --from=built /app/a a'],
      ['a command that fails', 'RUN exit 3'],
      ['a file that is not there', 'COPY absent absent'],
    ] as const)
      it(`stops at ${what}`, () => {
        expect(() => dockerfile(`FROM node:20\n${line}`)).to.throw()
      })
  })
})
