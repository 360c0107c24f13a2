over = the game is over
outcome-due = chance has to bring an outcome first
outcome-impossible = this outcome is not possible here
chance-only = only chance does that

malformed-empty = there is nothing here; a move is one of { $verbs }
malformed-verb = there is no verb “{ $word }”; a move is one of { $verbs }
malformed-nearly = there is no verb “{ $word }” (did you mean { $near }?); a move is one of { $verbs }
malformed-token = “{ $word }” does not go with { $verb }: write { $usage }
malformed-form = that is not how it is written; write { $usage }
