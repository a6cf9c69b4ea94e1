/** Advisory lock number for schema changes. Every process on a database must use the same one. */
export const migrationGate = 7_301_402
