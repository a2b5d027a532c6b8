/**
 * Numbers of the advisory locks: no two may be the same. Those for one user or post have its id as a second key. The
 * search index has 7_105_322, and for one user 7_105_323 (db/functions/search-index.sql).
 */
export const lockIds = {
  migration: 7_105_321,
  backup: 7_105_323,
  newPostsOfUser: 7_105_324,
  roster: 7_105_327,
  realtimeServer: 7_105_330,
  membersOfPost: 7_105_331,
  weeklyActivity: 7_105_332,
  invitedEmails: 7_105_333,
  companyNames: 7_105_334,
  filesOfUser: 4_711,
} as const;
