-- What readers and hospitals say is wrong on a hospital's page. Nothing of who says it is kept. It shows nowhere until an operator
-- has decided, and then only the decision, its day and the operator's sentence.
create table corrections (
  correction_id integer generated always as identity primary key,
  hospital_id integer not null references hospitals on delete cascade,
  -- domain/corrections/correction
  subject text not null,
  sender text not null,
  -- What is wrong and what is right, and how it can be seen: both '' once it was dismissed.
  says text not null,
  evidence text not null,
  sent_at timestamptz not null,
  -- Null: nobody decided yet.
  decision text,
  answer text not null default '',
  decided_at timestamptz
);

create index corrections_open on corrections (sent_at) where decision is null;
create index corrections_of_hospital on corrections (hospital_id, decided_at desc) where decision is not null;
