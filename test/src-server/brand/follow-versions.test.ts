import { expect } from 'chai'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { followVersions } from '../../../src-server/brand/follow-versions.ts'
import { servedBrands } from '../../../src-server/brand/served-brands.ts'
import { cardSecrets, developmentCardKey } from '../../../src-server/gift-card/card-secrets.ts'
import type { Schema } from '../../../src-server/store/schema.ts'
import { cheapPasswords } from '../../builders/cheap-passwords.ts'
import { recordingLog } from '../../builders/recording-log.ts'

describe('a process that follows the versions of brands', () => {
  it('looks twice at most for any number of publications that come at once', async () => {
    let statements = 0
    // Answers nothing, so no brand changed.
    const db = new Kysely<Schema>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (one) => new PostgresIntrospector(one),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
      log: () => {
        statements += 1
      },
    })
    let hear = (_message: string): void => undefined
    const log = recordingLog()
    const followed = followVersions({
      db,
      log,
      served: servedBrands(),
      versions: undefined,
      seeding: { secrets: cardSecrets(developmentCardKey), passwords: cheapPasswords, log },
      notifications: {
        send: () => undefined,
        listen: (heard) => {
          hear = heard
        },
      },
      forget: () => undefined,
    })
    for (let brand = 0; brand < 200; brand += 1) hear(JSON.stringify({ brand: `brand-${brand}` }))
    expect(await followed.look()).to.equal(0)
    expect(statements).to.be.within(1, 2)
    await followed.look()
    expect(statements, 'a later look reads again').to.be.within(2, 3)
  })
})
