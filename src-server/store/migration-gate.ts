/** Advisory lock number, the same in every process on a database. */
export const migrationGate = 7_301_402
